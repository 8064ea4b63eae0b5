import { brand } from '../../domain/brand.ts';
import { mark } from '../../domain/mark.ts';
import { color, displayFace, text, thin } from './email-style.ts';

/** The green header with the drake's head beside the name, and the white ring below. */
export function Head() {
  return (
    <>
      <tr>
        <td
          className="m-band"
          style={{ backgroundColor: color.drake, borderRadius: '24px 24px 0 0', padding: '18px 28px 16px' }}
        >
          <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
            <tbody>
              <tr>
                <Bird />
                <td
                  style={{
                    ...text(20, color.raised),
                    fontFamily: displayFace,
                    fontWeight: 700,
                    letterSpacing: '-0.01em',
                  }}
                >
                  {brand.name}
                </td>
              </tr>
            </tbody>
          </table>
        </td>
      </tr>
      <tr>
        <td className="m-ring" style={{ ...thin('5px'), backgroundColor: color.raised }}>
          &#8203;
        </td>
      </tr>
      <tr>
        <td className="m-band" style={{ ...thin('3px'), backgroundColor: color.drake }}>
          &#8203;
        </td>
      </tr>
    </>
  );
}

/** The disc's diameter in pixels. */
const disc = 34;
const { head, eye } = mark;

/** Converts a length of the mark's drawing to pixels in the email. */
function px(units: number): string {
  return `${Math.round((units * disc) / (2 * head.r))}px`;
}

/**
 * The mark built from boxes alone, because most mail clients block images and do not support SVG. Disc, eye, ring and beak
 * are placed as in the drawing.
 */
function Bird() {
  return (
    <>
      <td
        style={{
          width: px(2 * head.r),
          height: px(2 * head.r),
          borderRadius: px(head.r),
          backgroundColor: color.head,
          verticalAlign: 'top',
          ...thin(px(2 * head.r)),
        }}
      >
        <div
          style={{
            ...thin(px(2 * eye.r)),
            width: px(2 * eye.r),
            margin: `${px(eye.cy - eye.r - (head.cy - head.r))} 0 0 ${px(eye.cx - eye.r - (head.cx - head.r))}`,
            borderRadius: '3px',
            backgroundColor: color.raised,
          }}
        >
          &#8203;
        </div>
        <div
          style={{
            ...thin('8px'),
            width: '30px',
            margin: '7px 0 0 2px',
            borderBottom: `3px solid ${color.raised}`,
            borderRadius: '0 0 15px 15px / 0 0 9px 9px',
          }}
        >
          &#8203;
        </div>
      </td>
      <td style={{ padding: '0 11px 0 0', verticalAlign: 'top' }}>
        <div
          style={{
            ...thin('11px'),
            width: '9px',
            margin: '10px 0 0 -1px',
            borderRadius: '0 9px 5px 0 / 0 6px 5px 0',
            backgroundColor: color.amber,
          }}
        >
          &#8203;
        </div>
      </td>
    </>
  );
}

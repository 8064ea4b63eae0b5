import { brand } from '../../domain/brand.ts';
import { colour, displayFace, text, thin } from './email-style.ts';

/** The drake's neck: green, with the head beside the name, and the white ring under it. */
export function Head() {
  return (
    <>
      <tr>
        <td
          className="m-band"
          style={{ backgroundColor: colour.drake, borderRadius: '24px 24px 0 0', padding: '18px 28px 16px' }}
        >
          <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
            <tbody>
              <tr>
                <Bird />
                <td
                  style={{
                    ...text(20, colour.raised),
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
        <td className="m-ring" style={{ ...thin('5px'), backgroundColor: colour.raised }}>
          &#8203;
        </td>
      </tr>
      <tr>
        <td className="m-band" style={{ ...thin('3px'), backgroundColor: colour.drake }}>
          &#8203;
        </td>
      </tr>
    </>
  );
}

/**
 * The mark from boxes alone, because most readers block images and know no SVG: disc, eye, ring and beak stand where the drawing
 * of 64 units has them, at 34 pixels for the disc's 46 units.
 */
function Bird() {
  return (
    <>
      <td
        style={{
          width: '34px',
          height: '34px',
          borderRadius: '17px',
          backgroundColor: colour.head,
          verticalAlign: 'top',
          ...thin('34px'),
        }}
      >
        <div
          style={{
            ...thin('5px'),
            width: '5px',
            margin: '9px 0 0 21px',
            borderRadius: '3px',
            backgroundColor: colour.raised,
          }}
        >
          &#8203;
        </div>
        <div
          style={{
            ...thin('8px'),
            width: '30px',
            margin: '7px 0 0 2px',
            borderBottom: `3px solid ${colour.raised}`,
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
            backgroundColor: colour.amber,
          }}
        >
          &#8203;
        </div>
      </td>
    </>
  );
}

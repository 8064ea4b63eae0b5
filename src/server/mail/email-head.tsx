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

/** The mark from boxes alone, because most readers block images and know no SVG: a disc, an eye, a beak. */
function Bird() {
  return (
    <>
      <td
        align="right"
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
            margin: '9px 8px 0 0',
            borderRadius: '3px',
            backgroundColor: colour.raised,
          }}
        >
          &#8203;
        </div>
      </td>
      <td style={{ padding: '4px 11px 0 0', verticalAlign: 'middle' }}>
        <div
          style={{
            ...thin('9px'),
            width: '17px',
            borderRadius: '1px 6px 9px 1px',
            backgroundColor: colour.amber,
          }}
        >
          &#8203;
        </div>
      </td>
    </>
  );
}

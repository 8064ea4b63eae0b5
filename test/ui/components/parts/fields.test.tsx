import { describe, expect, it } from 'vitest';
import { CheckboxField } from '../../../../src/ui/components/parts/checkbox-field.tsx';
import { Radio, RadioGroup } from '../../../../src/ui/components/parts/radio-group.tsx';
import { SegmentedField } from '../../../../src/ui/components/parts/segmented-field.tsx';
import { SelectField } from '../../../../src/ui/components/parts/select-field.tsx';
import { EmailField, TextField } from '../../../../src/ui/components/parts/text-field.tsx';
import { render } from '../../support/render.tsx';

const texts = { id: 'it', label: 'What it is', hint: 'Why we ask', error: 'It is missing' };

const fields = {
  text: <TextField {...texts} />,
  email: <EmailField {...texts} />,
  select: <SelectField {...texts} />,
  checkbox: <CheckboxField {...texts} />,
  segmented: <SegmentedField {...texts} name="it" segments={[{ value: 'one', label: 'One' }]} />,
  'radio group': (
    <RadioGroup {...texts}>
      <Radio name="it" value="one" label="One" />
    </RadioGroup>
  ),
};

/** The text that a screen reader finds under the ids of an attribute. */
function textBehind(page: HTMLElement, control: Element, name: string): string {
  const ids = control.getAttribute(name)?.split(' ') ?? [];
  return ids.map((id) => page.querySelector(`#${id}`)?.textContent).join(' ');
}

describe.each(Object.entries(fields))('the %s field', (_, field) => {
  it('is invalid and described by its hint and its error', async () => {
    const page = await render(field);
    const control = page.querySelector('#it') as Element;
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(textBehind(page, control, 'aria-describedby')).toBe('Why we ask It is missing');
  });

  it('has the label as its name', async () => {
    const page = await render(field);
    const named =
      page.querySelector('label[for="it"]') ?? page.querySelector('#it')?.closest('label, fieldset');
    expect(named?.querySelector('legend')?.textContent ?? named?.textContent).toBe('What it is');
  });
});

describe('a field without hint and error', () => {
  it('is neither described nor invalid, and keeps the place where an error is read out', async () => {
    const page = await render(<TextField id="it" label="What it is" />);
    const control = page.querySelector('#it') as Element;
    expect(control.hasAttribute('aria-describedby')).toBe(false);
    expect(control.hasAttribute('aria-invalid')).toBe(false);
    expect(page.querySelector('#it-error')?.getAttribute('aria-live')).toBe('polite');
  });
});

import { Button } from '../../parts/button.tsx';
import { Fact, FactList } from '../../parts/fact-list.tsx';
import { type Step, Steps } from '../../parts/steps.tsx';
import { NoteMark, Table } from '../../parts/table.tsx';
import type { Example } from '../example.ts';

const open: Step = { id: 'open', title: 'Open the file', text: 'It is among your downloads.' };
const drag: Step = { id: 'drag', title: 'Drag the duck', text: 'Into the folder of programs beside it.' };

/** Facts, figures and instructions as text. */
export const data: readonly Example[] = [
  {
    part: 'Table',
    files: ['table'],
    about: 'Data in rows and columns. A few names with one value each are a fact list instead.',
    states: [
      {
        name: 'With footnotes',
        says: 'Figures stand at the end of their column; a raised number leads to its footnote.',
        show: (
          <Table
            id="example-prices"
            caption="What the subscription costs, by country"
            columns={[
              { id: 'country', head: 'Country' },
              { id: 'month', head: 'A month', align: 'end' },
              { id: 'year', head: 'A year', align: 'end' },
              { id: 'contents', head: 'Included' },
            ]}
            rows={[
              {
                id: 'us',
                head: 'United States',
                cells: [
                  '$9.99',
                  '$99.99',
                  <>
                    All four services
                    <NoteMark table="example-prices" number={1} />
                  </>,
                ],
              },
              { id: 'de', head: 'Germany', cells: ['€9.99', '€99.99', 'VPN, restoration, AI chat'] },
              { id: 'gb', head: 'United Kingdom', cells: ['£9.99', '£99.99', 'VPN, restoration, AI chat'] },
            ]}
            notes={['Personal information removal is only available in the US.']}
          />
        ),
      },
      {
        name: 'A few words in three columns',
        says: 'On a narrow screen the words wrap, smaller, and all columns stay in view.',
        show: (
          <Table
            id="example-words"
            caption="Two versions for Mac compared"
            narrow="wrap"
            columns={[
              { id: 'what', head: 'Difference' },
              { id: 'direct', head: 'Our download' },
              { id: 'store', head: 'App Store' },
            ]}
            rows={[
              { id: 'updates', head: 'Updates', cells: ['Automatic', 'Through the App Store'] },
              { id: 'files', head: 'Opens pages saved on your Mac', cells: ['Yes', 'No'] },
            ]}
          />
        ),
      },
      {
        name: 'Wider than the screen',
        says: 'It scrolls by itself, by finger or arrow keys, and the names of the rows stay in view.',
        show: (
          <Table
            id="example-wide"
            caption="Browsers compared, by what they block before it loads"
            columns={[
              { id: 'what', head: 'What' },
              ...['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'].map((name) => ({
                id: name,
                head: `Browser ${name.toLowerCase()}`,
              })),
            ]}
            rows={['Trackers', 'Cookie pop-ups', 'Links with your name in them'].map((head, row) => ({
              id: head,
              head,
              cells: Array.from({ length: 8 }, (_, cell) =>
                (row + cell) % 3 === 0 ? 'Blocked' : 'Not blocked',
              ),
            }))}
          />
        ),
      },
    ],
  },
  {
    part: 'Fact list',
    files: ['fact-list'],
    about: 'Names, each with what belongs to it. More than one value to a name is a table instead.',
    states: [
      {
        name: 'Rows',
        says: 'A quiet name and a strong value: what is known of one thing.',
        show: (
          <FactList>
            <Fact name="Plan">Yearly, $99.99</Fact>
            <Fact name="Status">Active. Renews on November 1, 2027.</Fact>
            <Fact name="E-mail">somebody.with.a.very.long.address@a-long-name-of-a-company.example</Fact>
          </FactList>
        ),
      },
      {
        name: 'Entries',
        says: 'A strong name with a sentence beside it.',
        show: (
          <FactList shape="entries">
            <Fact name="Trackers">are not loaded at all.</Fact>
            <Fact name="Links">lose the part that says who you are.</Fact>
          </FactList>
        ),
      },
      {
        name: 'Stacked',
        says: 'A strong name with a paragraph under it.',
        show: (
          <FactList shape="stacked">
            <Fact name="VPN">One switch covers the whole device, on up to five devices.</Fact>
            <Fact name="Private AI chat">Larger AI models and higher limits.</Fact>
          </FactList>
        ),
      },
    ],
  },
  {
    part: 'Steps',
    files: ['steps'],
    about: 'What to do one after the other, on a line that leads from each to the next.',
    states: [
      {
        name: 'In a row',
        says: 'On a wide screen side by side, on a narrow one below each other.',
        show: <Steps steps={[open, drag]} />,
      },
      {
        name: 'In a column, with something to press',
        says: 'Beside an image. The button stands with the step that it belongs to.',
        show: (
          <Steps
            along="column"
            steps={[{ ...open, action: <Button kind="secondary">Open the download</Button> }, drag]}
          />
        ),
      },
    ],
  },
];

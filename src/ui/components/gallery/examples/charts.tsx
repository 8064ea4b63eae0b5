import { CutNet } from '../../images/cut-net.tsx';
import { Nest } from '../../images/nest.tsx';
import { BarChart } from '../../parts/charts/bar-chart.tsx';
import { FlockChart } from '../../parts/charts/flock-chart.tsx';
import { RankChart } from '../../parts/charts/rank-chart.tsx';
import { ReedChart } from '../../parts/charts/reed-chart.tsx';
import { RingChart } from '../../parts/charts/ring-chart.tsx';
import { Figure } from '../../parts/figure.tsx';
import type { Example } from '../example.ts';

/** Illustrations and charts. */
export const charts: readonly Example[] = [
  {
    part: 'Figure',
    files: ['figure'],
    about:
      'A drawing with what it shows under it. A drawing that only decorates needs no caption and no figure.',
    states: [
      {
        name: 'Framed',
        says: 'On a ground of its own.',
        show: (
          <Figure framed caption="A page with the net that was hung over it, cut.">
            <CutNet />
          </Figure>
        ),
      },
      {
        name: 'Bare',
        says: 'A drawing that brings its own ground.',
        show: (
          <Figure caption="A nest: what you keep to yourself.">
            <Nest />
          </Figure>
        ),
      },
    ],
  },
  {
    part: 'Bar chart',
    files: ['charts/bar-chart'],
    about: 'Two to six amounts against each other.',
    states: [
      {
        name: 'Amounts',
        says: 'The largest takes the whole width; nothing is a line.',
        show: (
          <BarChart
            bars={[
              { id: 'a', label: 'Searches answered in a month', value: 3_000_000, text: '3 million' },
              { id: 'b', label: 'Questions to support', value: 210_000, text: '210,000' },
              { id: 'c', label: 'Searches kept', value: 0, text: 'none' },
            ]}
          />
        ),
      },
    ],
  },
  {
    part: 'Ring chart',
    files: ['charts/ring-chart'],
    about: 'One share of a whole, such as stars out of five.',
    states: [
      {
        name: 'Part of it',
        says: 'The ring goes as far round as the share.',
        show: (
          <RingChart value={4.8} of={5} text="4.8">
            4.8 out of 5
          </RingChart>
        ),
      },
      {
        name: 'All of it',
        says: 'The ring is closed.',
        show: (
          <RingChart value={5} of={5} text="5">
            5 out of 5
          </RingChart>
        ),
      },
      {
        name: 'Words beside it',
        says: 'Where it stands by itself under words, on a phone always.',
        show: (
          <RingChart value={95} of={100} text="95%" words="beside">
            still with us a year later
          </RingChart>
        ),
      },
    ],
  },
  {
    part: 'Flock chart',
    files: ['charts/flock-chart'],
    about: 'A number of up to a dozen things, each a bird in flight. Say what one bird stands for.',
    states: [
      {
        name: 'Nine',
        says: 'An odd number is an even wedge.',
        show: <FlockChart count={9}>One bird stands for 1 million downloads.</FlockChart>,
      },
      {
        name: 'Four',
        says: 'An even number has one side longer, as ducks do.',
        show: <FlockChart count={4}>One bird stands for 100 people.</FlockChart>,
      },
    ],
  },
  {
    part: 'Rank chart',
    files: ['charts/rank-chart'],
    about: 'A place in a row of up to six.',
    states: [
      {
        name: 'Second of four',
        says: 'Ours has its colors on.',
        show: (
          <RankChart rank={2} of={4}>
            We are number 2.
          </RankChart>
        ),
      },
      {
        name: 'First of three',
        says: 'Whoever swims ahead is first.',
        show: (
          <RankChart rank={1} of={3}>
            We are number 1.
          </RankChart>
        ),
      },
    ],
  },
  {
    part: 'Reed chart',
    files: ['charts/reed-chart'],
    about: 'Four to a dozen amounts one after the other, such as years. Keep the words on top short.',
    states: [
      {
        name: 'Six years',
        says: 'The highest reed has its full height; the smallest is still a reed.',
        show: (
          <ReedChart
            reeds={[
              { id: '2021', label: '2021', brief: '’21', value: 40, text: '40' },
              { id: '2022', label: '2022', value: 1, text: '1' },
              { id: '2023', label: '2023', value: 90, text: '90' },
              { id: '2024', label: '2024', value: 180, text: '180' },
              { id: '2025', label: '2025', value: 260, text: '260' },
              { id: '2026', label: '2026', value: 335, text: '335' },
            ]}
          >
            People in the team at the end of each year.
          </ReedChart>
        ),
      },
    ],
  },
];

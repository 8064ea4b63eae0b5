import { evaluateExperiment } from '../../src/domain/experiment/evaluate.ts';
import { conversions } from '../../src/domain/experiment/measures.ts';
import { printTable } from '../bench/print-table.ts';
import { type Random, seededRandom } from './random.ts';
import { type Called, type Played, play } from './simulate.ts';

const seed = [2026, 11, 23, 29] as const;
const days = 30;
const two = 'defaultplan';
const three = 'duckaiuninstalledhomeaa';
const { rate, difference } = conversions[two].planned;
/** Enrolments per day with which an experiment of two or three arms reaches its required sample on the last day. */
const ofTwo = Math.ceil((2 * evaluateExperiment(two, []).required) / days);
const ofThree = Math.ceil((3 * evaluateExperiment(three, []).required) / days);

/** What is simulated and which outcomes are counted, by the text of each line. */
interface Scene {
  readonly played: Played;
  readonly counted: Readonly<Record<string, (called: Called) => boolean>>;
}

const once: Played = { name: two, days, enrolments: ofTwo, rates: [rate, rate], each: 1 };
/** Visitors who convert do so as often as the cap allows. */
const twice: Played = { ...once, rates: [rate / 2, rate / 2], each: 2 };
const byInterval = ({ difference: called }: Called) => called;

/** The arms do not differ, so every reported difference is a false alarm. */
const withoutDifference: readonly Scene[] = [
  {
    played: once,
    counted: {
      'z test at 5 %, anew each day': ({ byZTest }) => byZTest,
      'always-valid interval, who converts does so once': byInterval,
      'chi-squared test of the ratio at 1 %, anew each day': ({ ratioByChiSquared }) => ratioByChiSquared,
      'sequential test of the ratio': ({ ratioOff }) => ratioOff,
    },
  },
  { played: twice, counted: { 'always-valid interval, who converts does so twice': byInterval } },
  {
    played: { ...twice, name: three, enrolments: ofThree, rates: [rate / 2, rate / 2, rate / 2] },
    counted: { 'always-valid intervals of two arms against control': byInterval },
  },
  {
    played: { ...twice, enrolments: 40 },
    counted: { 'always-valid interval, 20 enrolments an arm and day': byInterval },
  },
];

/** The arms differ, and the method should detect it. */
const withDifference: readonly Scene[] = [
  {
    played: { ...twice, rates: [rate / 2, (rate + difference) / 2] },
    counted: { 'a step of the planned size, who converts does so twice': byInterval },
  },
  {
    played: { ...once, rates: [rate, rate + difference] },
    counted: { 'a step of the planned size, who converts does so once': byInterval },
  },
  {
    played: { ...once, shares: [0.52, 0.48] },
    counted: { 'a ratio of 52 to 48': ({ ratioOff }) => ratioOff },
  },
];

/** One line of the results. */
interface Figure {
  /** Share of all runs, 0 to 1. */
  readonly part: number;
  /** The mean day on which a difference is first reported, among the runs with one; null without any. */
  readonly meanDay: number | null;
}

/** False alarms and detected differences of the method, by the text of each line. */
export function figures(runs: { readonly same: number; readonly different: number }) {
  const random = seededRandom(seed);
  return {
    falseAlarms: withoutDifference.map((scene) => figuresOf(random, runs.same, scene)).reduce(together),
    found: withDifference.map((scene) => figuresOf(random, runs.different, scene)).reduce(together),
  };
}

type Figures = Readonly<Record<string, Figure>>;
const together = (one: Figures, other: Figures): Figures => ({ ...one, ...other });

function figuresOf(random: Random, runs: number, { played, counted }: Scene): Figures {
  const calls = Array.from({ length: runs }, () => play(random, played));
  const callDays = calls.flatMap(({ on }) => on ?? []);
  const meanDay =
    callDays.length === 0 ? null : callDays.reduce((sum, day) => sum + day, 0) / callDays.length;
  return Object.fromEntries(
    Object.entries(counted).map(([what, isCounted]) => [
      what,
      { part: calls.filter(isCounted).length / runs, meanDay },
    ]),
  );
}

/** Prints the results of 10,000 runs without a difference and 2,000 with one. */
export function printFigures(): void {
  const runs = { same: 10_000, different: 2_000 };
  const { falseAlarms, found } = figures(runs);
  const perArm = Math.ceil(ofTwo / 2).toLocaleString('en');
  const inHundred = (part: number) => (part * 100).toLocaleString('en', { maximumFractionDigits: 2 });
  process.stdout.write(
    `Nothing differs; ${perArm} enrolments an arm and day, looked at on each of ${days} days; ${runs.same.toLocaleString('en')} runs.\n\n`,
  );
  printTable(
    Object.entries(falseAlarms).map(([what, { part }]) => ({ '': what, 'false alarms': percent(part) })),
  );
  process.stdout.write(
    `\nThe planned step, from ${inHundred(rate)} to ${inHundred(rate + difference)} in 100, at the same traffic; ${runs.different.toLocaleString('en')} runs.\n\n`,
  );
  printTable(
    Object.entries(found).map(([what, { part, meanDay }]) => ({
      '': what,
      found: percent(part),
      'on day': what.includes('step') && meanDay !== null ? meanDay.toFixed(1) : '',
    })),
  );
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}

import fill from './images.module.css';
import styles from './screens/screens.module.css';

/** What the image is made of, from back to front: filled on the finished side, outlined on the other. */
const shapes = [
  [fill.sun, 'M470 84a46 46 0 1 1 92 0 46 46 0 1 1-92 0z'],
  [fill.hill, 'M-4 246q130-70 280-34t368-46v200H-4z'],
  [fill.water, 'M-4 266q160-16 324 0t324 0v102H-4z'],
  [fill.tail, 'M488 238c28-6 48-18 66-22-10 18-30 40-62 50z'],
  [fill.flank, 'M490 236c-40-46-150-58-214-34-40 16-60 40-44 66 14 24 70 32 130 32 76 0 140-18 128-64z'],
  [fill.flankDeep, 'M462 240c-36-26-104-30-146-12-14 10 10 44 56 46 46 2 84-10 90-34z'],
  [fill.patch, 'M440 250l-74-14-24 30 70 14q20-10 28-30z'],
  [fill.breast, 'M288 204q-44 16-72-4c-16 34-6 72 18 94 10 8 30 10 52 12-22-30-20-66 2-102z'],
  [fill.head, 'M278 150c-4 18-2 34 2 52q-32 16-68-2c6-18 6-34 2-52z'],
  [fill.ring, 'M280 190q-34 16-68-2-4 10-6 18 38 18 78-2-3-8-4-14z'],
  [fill.beak, 'M212 118c-22 2-34 20-56 24-16 4-18 16-6 20 20 6 44 4 64 4z'],
  [fill.head, 'M200 138a46 46 0 1 1 92 0 46 46 0 1 1-92 0z'],
  [fill.water, 'M-4 286q80-9 162-2t162 0 162 0 162 0v90H-4z'],
] as const;

/** A screen for the window's frame: the pond with a drake, of which one half is painted and the other still a sketch. */
export function HalfDrawn() {
  return (
    <>
      <path className={fill.sky} d="M0 0h640v364H0z" />
      {shapes.map(([part, path]) => (
        <path key={path} className={part} d={path} />
      ))}
      <circle className={fill.ring} cx="230" cy="126" r="6.5" />
      <circle className={fill.pupil} cx="229" cy="126" r="3" />
      <path className={fill.ripple} d="M60 318h84M190 336h70M110 288h40" />
      <clipPath id="sketched">
        <path d="M392 0q-20 50-26 92t-28 90-4 94-32 88h340V0z" />
      </clipPath>
      <g clipPath="url(#sketched)">
        <path className={fill.raised} d="M0 0h640v364H0z" />
        <path
          className={styles.edge}
          d="M320 0v364M352 0v364M384 0v364M416 0v364M448 0v364M480 0v364M512 0v364M544 0v364M576 0v364M608 0v364M290 36h350M290 68h350M290 100h350M290 132h350M290 164h350M290 196h350M290 228h350M290 260h350M290 292h350M290 324h350"
        />
        {shapes.map(([, path]) => (
          <path key={path} className={styles.sketch} d={path} />
        ))}
      </g>
      <g transform="translate(336 182) rotate(34)">
        <path className={fill.flank} d="M0 0l36-13v26z" />
        <path className={fill.pupil} d="M0 0l13-5v10z" />
        <path className={fill.leaf} d="M36-13h118v26H36z" />
        <path className={fill.ring} d="M154-13h10v26h-10z" />
        <path className={fill.breast} d="M164-13h14a9 9 0 0 1 9 9v8a9 9 0 0 1-9 9h-14z" />
      </g>
    </>
  );
}

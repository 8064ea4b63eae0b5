import { drakeShapes } from './drake-shapes.ts';
import styles from './images.module.css';

type Shapes = readonly (typeof drakeShapes)[number][];

/** The drake from the side in his own colors, or only the given shapes. */
export function DrakeBody({ shapes = drakeShapes }: { readonly shapes?: Shapes }) {
  return shapes.map(([part, path]) => <path key={path} className={styles[part]} d={path} />);
}

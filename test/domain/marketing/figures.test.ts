import { expect, it } from 'vitest';
import { figures } from '../../../src/domain/marketing/figures.ts';
import vectors from '../../vectors/figures.json' with { type: 'json' };

it('states the figures of the specification', () => expect(figures).toEqual(vectors));

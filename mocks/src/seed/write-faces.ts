// `pnpm faces:generate`: draws a face for everybody of the demo world, once; `npm start` puts them into its storage.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as avataaars from '@dicebear/avataaars';
import { createAvatar } from '@dicebear/core';
import sharp from 'sharp';
import { demoWorld } from '../scenarios/scenarios.ts';
import { createWorld } from '../scenarios/world.ts';

const SIDE_PX = 256;
const GROUNDS = ['f3d9c6', 'dfe6d8', 'd9e2ec', 'efe0ea', 'f5e6b8', 'e4dcf1', 'cfe5e0', 'f0d0cf'];
const CLOTHES = ['3d6b5c', 'a83f39', '2f4a6d', 'c98b2b', '6b4a7d', 'a5114e', 'b5677a', '57733a'];

/** Of what Avataaars can draw: women who are glad to be here. */
const LOOKS: avataaars.Options = {
  style: ['default'],
  top: [
    ...([
      'bigHair',
      'bob',
      'bun',
      'curly',
      'curvy',
      'dreads',
      'fro',
      'froBand',
      'hijab',
      'longButNotTooLong',
    ] as const),
    ...(['miaWallace', 'straight01', 'straight02', 'straightAndStrand', 'shaggyMullet'] as const),
  ],
  mouth: ['smile', 'default', 'twinkle'],
  eyes: ['default', 'happy', 'side'],
  eyebrows: ['default', 'defaultNatural', 'raisedExcitedNatural', 'flatNatural'],
  accessories: ['prescription02', 'round'],
  accessoriesColor: ['2b2b33'],
  accessoriesProbability: 20,
  facialHairProbability: 0,
  skinColor: ['f6d3b8', 'eebf9b', 'd9a074', 'c68a5c', 'b97a50', '9a643f'],
  hairColor: ['2b1d16', '4a2f1f', '7a4a2a', 'a8622f', 'd9b36a', '1a1a1f', '3a2418', '9c9c9f'],
  clothing: [
    'blazerAndShirt',
    'blazerAndSweater',
    'collarAndSweater',
    'shirtCrewNeck',
    'shirtScoopNeck',
    'shirtVNeck',
  ],
  clothesColor: CLOTHES,
  hatColor: CLOTHES,
};

const folder = join(import.meta.dirname, 'faces');
await mkdir(folder, { recursive: true });
const { profiles } = createWorld(demoWorld, 'https://demo.sorella.test').tables;
for (const [index, { id }] of profiles.entries()) {
  const ground = GROUNDS[index % GROUNDS.length] ?? '';
  const drawn = createAvatar(avataaars, { ...LOOKS, seed: id, size: SIDE_PX, backgroundColor: [ground] });
  await writeFile(
    join(folder, `${id}.webp`),
    await sharp(Buffer.from(drawn.toString())).resize(SIDE_PX, SIDE_PX).webp({ quality: 82 }).toBuffer(),
  );
}

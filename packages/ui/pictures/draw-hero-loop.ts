// Draws the looping video of the landing page, frame by frame, from the very shapes that its still picture is made of
// (`packages/ui/src/art/hero`), and packs it twice. For the rare day on which the picture changes: needs ffmpeg with
// libx264 and libvpx-vp9 on the machine, and its results are committed.
//   node packages/ui/pictures/draw-hero-loop.ts
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  HERO_HEIGHT,
  HERO_WIDTH,
  heroShapes,
  LOOP_END_S,
  LOOP_START_S,
} from '../src/art/hero/composition.ts';
import { light } from '../src/tokens/palette.ts';
import { drawnSvg } from './drawn-svg.ts';

const FRAMES_PER_SECOND = 30;
/** Pixels: the arch is at most 560 wide, and shapes stay sharp when they are drawn half as large again. */
const WIDTH = 840;
const HEIGHT = Math.round((WIDTH * HERO_HEIGHT) / HERO_WIDTH / 2) * 2;

const folder = join(import.meta.dirname, '../src/site/home');
const keyFrames = `0,${LOOP_START_S}`;
const formats = {
  'hero-loop.mp4':
    '-c:v libx264 -preset veryslow -tune animation -crf 25 -pix_fmt yuv420p -profile:v high -movflags +faststart',
  'hero-loop.webm': '-c:v libvpx-vp9 -crf 36 -b:v 0 -deadline best -row-mt 1 -pix_fmt yuv420p',
};
const input = `-y -loglevel error -f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAMES_PER_SECOND} -i - -an`;
const colours =
  '-vf scale=out_color_matrix=bt709:out_range=tv -colorspace bt709 -color_primaries bt709 -color_trc bt709';

const frame = (seconds: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${HERO_WIDTH} ${HERO_HEIGHT}" preserveAspectRatio="xMidYMid slice">
        <rect width="100%" height="100%" fill="${light.peach}"/>
        ${heroShapes(seconds).map(drawnSvg).join('')}
      </svg>`,
    ),
  )
    .removeAlpha()
    .raw()
    .toBuffer();

for (const [name, options] of Object.entries(formats)) {
  const words = `${input} -force_key_frames ${keyFrames} ${colours} ${options}`.split(' ');
  const ffmpeg = spawn('ffmpeg', [...words, join(folder, name)], { stdio: ['pipe', 'inherit', 'inherit'] });
  for (let place = 0; place < LOOP_END_S * FRAMES_PER_SECOND; place += 1) {
    if (!ffmpeg.stdin.write(await frame(place / FRAMES_PER_SECOND))) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'exit');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
  console.log(`${name}: ${Math.round(statSync(join(folder, name)).size / 1024)} KB`);
}

// Draws the icons, and the pictures that stand beside shared links, from the mark and the fonts of the design system.
// For the rare day on which they change; the results are committed.
//   node packages/ui/pictures/draw-icons.ts
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DEFAULT_BRAND } from '@sorella/core/domain/brand';
import { SHARE_PICTURE_SIZE, sharePictures } from '@sorella/core/domain/events/share-picture';
import { homeTexts } from '@sorella/core/notices/texts/home.texts';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { composePicture } from '../src/art/composition.ts';
import { HERO_HEIGHT, HERO_WIDTH, heroShapes, LOOP_START_S } from '../src/art/hero/composition.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../src/art/shapes.ts';
import { light } from '../src/tokens/palette.ts';
import { drawnSvg } from './drawn-svg.ts';

const place = join(import.meta.dirname, '../../../app/public');

/** The mark on a ground, `room` of the side left free around it. */
const mark = (side: number, room: number, ground: string) => {
  const scale = (side * (1 - 2 * room)) / 34;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
      <rect width="100%" height="100%" fill="${ground}"/>
      <g transform="translate(${side * room} ${side * room}) scale(${scale})">
        <circle cx="12.5" cy="12.5" r="10.5" fill="${light.artBerry}"/>
        <circle cx="21.5" cy="21.5" r="10.5" fill="${light.artApricot}" style="mix-blend-mode:multiply"/>
      </g>
    </svg>`,
  );
};
const draw = (name: string, side: number, room: number) =>
  sharp(mark(side, room, light.canvas))
    .png({ palette: true, effort: 10 })
    .toFile(join(place, name));

await draw('icon-192.png', 192, 0.08);
await draw('icon-512.png', 512, 0.08);
await draw('icon-maskable-512.png', 512, 0.2);
await draw('apple-touch-icon.png', 180, 0.12);

/** An icon file that holds one PNG of 32 pixels, for what asks for no other. */
const small = await sharp(mark(32, 0.02, light.canvas))
  .png({ palette: true, effort: 10 })
  .toBuffer();
const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(1, 4);
head.writeUInt8(32, 6);
head.writeUInt8(32, 7);
head.writeUInt16LE(1, 10);
head.writeUInt16LE(32, 12);
head.writeUInt32LE(small.length, 14);
head.writeUInt32LE(22, 18);
writeFileSync(join(place, 'favicon.ico'), Buffer.concat([head, small]));

const { resolve } = createRequire(import.meta.url);
const font = (file: string) => `data:font/woff2;base64,${readFileSync(resolve(file)).toString('base64')}`;
// Playwright's own browser, or the one at the path in CHROMIUM.
const executablePath = process.env['CHROMIUM'];
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
const page = await browser.newPage({ viewport: SHARE_PICTURE_SIZE });
const letters = `@font-face { font-family: display; src: url(${font('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2')}); font-weight: 200 800 }`;
const sign = `<svg width="60" height="60" viewBox="0 0 34 34"><circle cx="12.5" cy="12.5" r="10.5" fill="${light.artBerry}"/><circle cx="21.5" cy="21.5" r="10.5" fill="${light.artApricot}" style="mix-blend-mode:multiply"/></svg>`;
/** Writes down what the page shows. */
async function save(path: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toFile(join(place, path));
}

await page.setContent(`<style>
  ${letters}
  body { margin: 0; background: ${light.canvas}; color: ${light.ink}; font-family: display; display: flex; height: 630px }
  main { flex: 1; padding: 72px 0 72px 72px; display: flex; flex-direction: column; justify-content: space-between }
  p { margin: 0; display: flex; align-items: center; gap: 16px; font-size: 44px; font-weight: 700; letter-spacing: -.02em }
  h1 { margin: 0; font-size: 80px; line-height: 1.05; text-wrap: balance; letter-spacing: -.02em; font-weight: 700; max-width: 540px }
  .arch { width: 500px; margin: 56px 56px 0 0; border-radius: 250px 250px 0 0; overflow: hidden; background: ${light.peach}; isolation: isolate }
</style>
<main><p>${sign}${DEFAULT_BRAND.name}</p><h1>${homeTexts.heroTitle}</h1></main>
<svg class="arch" viewBox="0 0 ${HERO_WIDTH} ${HERO_HEIGHT}" preserveAspectRatio="xMidYMax meet">${heroShapes(LOOP_START_S).map(drawnSvg).join('')}</svg>`);
await save('share.png');

mkdirSync(join(place, 'share'), { recursive: true });
for (const { category, path } of sharePictures()) {
  const { block, shapes } = composePicture(category, category);
  await page.setContent(`<style>
  ${letters}
  body { margin: 0; background: ${light[block]}; color: ${light.ink}; font-family: display; height: 630px; isolation: isolate }
  svg.figure { position: absolute; inset: 0; width: 100%; height: 100% }
  p { position: absolute; left: 56px; top: 56px; margin: 0; display: flex; align-items: center; gap: 16px; padding: 16px 28px 16px 20px; border-radius: 999px; background: ${light.canvas}; font-size: 44px; font-weight: 700; letter-spacing: -.02em }
</style>
<svg class="figure" viewBox="0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}" preserveAspectRatio="xMidYMid slice">${shapes.map(drawnSvg).join('')}</svg>
<p>${sign}${DEFAULT_BRAND.name}</p>`);
  await save(path);
}
await browser.close();

import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** Somebody who is about to join. */
export interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  phone: string;
  city: string;
  age: string;
  instagram: string;
  linkedin: string;
  bio: string;
}

/** A person whose every word is found again nowhere else. */
export function aNewcomer(): Newcomer {
  const letters = randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 6);
  const digits = randomUUID().replaceAll(/\D/g, '').slice(0, 7);
  const name = `Zora${letters}`;
  return {
    firstName: name,
    lastName: `Quill${letters}`,
    email: `${name}.${digits}@sorella.test`.toLowerCase(),
    password: `Pass-${letters}-${digits}-word`,
    phone: `+49 30 ${digits}`,
    city: `Potsdam${letters}`,
    age: '34',
    instagram: `https://www.instagram.com/${name.toLowerCase()}`,
    linkedin: `https://www.linkedin.com/in/${name.toLowerCase()}`,
    bio: '',
  };
}

/** Everything about the visitor that must not lie about on a device. */
export const wordsOf = ({ firstName, lastName, email, password, phone, city, instagram }: Newcomer) => [
  firstName,
  lastName,
  email,
  password,
  phone,
  city,
  instagram,
];

/** A photo as a phone makes it: turned by EXIF, and with the place where it was taken. */
export function aPhonePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 1200, height: 900, channels: 3, background: '#d98aa8' } })
    .jpeg({ quality: 90 })
    .withExif({
      IFD0: { Make: 'Sorellaphone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
    })
    .toBuffer();
}

/** The same photo, padded after its end to a size in bytes: still a photo. */
export async function aPhotoOf(bytes: number): Promise<Buffer> {
  const photo = await aPhonePhoto();
  return Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
}

/** Answers to the five questions, three interests among them. */
export const ANSWERS = {
  hopingToFind: ['A best friend', 'A support system'],
  topInterests: ['Fitness & wellness', 'Books & writing', 'Food & cooking'],
  idealWeekend: ['Trying something new'],
  vibeDescription: ['Easygoing and chill'],
  peopleVibe: ['Calm and kind', 'Honest and open'],
} as const;

/** What a file picker hands over. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Chooses a file as the visitor's photo; whether it is taken is for the journey to say. */
export async function chooseFile(page: Page, file: ChosenFile): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
}

/** Chooses a photo as the visitor's phone made it, and takes the square that is offered. */
export async function choosePhoto(page: Page): Promise<void> {
  await chooseFile(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPhonePhoto() });
  await page.getByRole('button', { name: 'Use photo' }).click();
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
}

/** Fills in the fields of step 1 that the visitor can type. */
export async function typePersonalDetails(page: Page, she: Newcomer): Promise<void> {
  await page.getByLabel('First name').fill(she.firstName);
  await page.getByLabel('Last name').fill(she.lastName);
  await page.getByLabel('Email').fill(she.email);
  await page.getByLabel('Password', { exact: true }).fill(she.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(she.password);
  await page.getByLabel('Phone').fill(she.phone);
  await page.getByLabel('Gender').selectOption('female');
  await page.getByLabel('City').fill(she.city);
  await page.getByRole('textbox', { name: 'Age' }).fill(she.age);
  await page.getByLabel('Instagram').fill(she.instagram);
  await page.getByLabel('LinkedIn').fill(she.linkedin);
  await page.getByLabel('Bio').fill(she.bio);
}

/** Answers all five questions. */
export async function answerQuestions(page: Page): Promise<void> {
  for (const option of Object.values(ANSWERS).flat())
    await page.getByRole('button', { name: option, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Entrepreneurship', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
}

/** Step 1 as a whole, up to the questions. */
export async function introduceHerself(page: Page, she: Newcomer): Promise<void> {
  await typePersonalDetails(page, she);
  await choosePhoto(page);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Tell Us About Yourself' })).toBeVisible();
}

/** Joins from the first field to the page that tells the visitor to look for the mail. */
export async function joinNow(page: Page, she: Newcomer): Promise<void> {
  await page.goto('/signup');
  await introduceHerself(page, she);
  await answerQuestions(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

import { expect } from 'vitest';
import { DataError } from '../errors.ts';
import type { ContractOptions, CreateHarness } from './harness.ts';
import { describeContract, rejection } from './suite.ts';

const MOST_IN_AN_HOUR = 5;

/** What the port promises about the contact form. */
export function describeContactContract(createHarness: CreateHarness, options: ContractOptions = {}): void {
  describeContract('contact', createHarness, options, (promise) => {
    const filled = {
      id: 'f0000000-0000-4000-8000-0000000000c0',
      name: 'Maya Okafor',
      email: 'maya@sorella.test',
      subject: 'A question',
      message: 'When does the book club meet?',
    };

    promise(
      'brings what is written to the support, with the address to answer to (R-239)',
      async (harness) => {
        const visitor = await harness.dataFor('visitor');
        const subject = `About ${harness.unique()}`;
        await visitor.contact.send({ ...filled, subject });
        const mail = await harness.supportMail();
        expect(mail.subject).toBe(subject);
        expect(mail.text).toContain(filled.message);
        expect(mail.text).toContain(filled.email);
      },
    );

    promise(
      'refuses what is too short, in the words to show (R-235, R-236, R-237, R-238)',
      async (harness) => {
        const visitor = await harness.dataFor('visitor');
        for (const [change, words] of [
          [{ name: 'M' }, 'Name must be at least 2 characters.'],
          [{ email: 'maya' }, 'Please enter a valid email address.'],
          [{ subject: 'Hey' }, 'Subject must be at least 5 characters.'],
          [{ message: 'Short' }, 'Message must be at least 10 characters.'],
        ] as const) {
          const thrown: unknown = await visitor.contact
            .send({ ...filled, ...change })
            .catch((error: unknown) => error);
          expect(thrown).toBeInstanceOf(DataError);
          expect(thrown).toMatchObject({ code: 'invalid-input', serverMessage: words });
        }
      },
    );

    promise('refuses an address that keeps writing (A-92)', async (harness) => {
      const visitor = await harness.dataFor('visitor');
      const answers: unknown[] = [];
      for (let time = 0; time <= MOST_IN_AN_HOUR; time += 1)
        answers.push(await rejection(visitor.contact.send(filled)));
      expect(answers.at(-1)).toBe('rate-limited');
    });
  });
}

import { type within } from 'storybook/test';
/** Presses a button of a question once what it asks is known in full. */
export declare function pressReady(question: ReturnType<typeof within>, name: string): Promise<void>;

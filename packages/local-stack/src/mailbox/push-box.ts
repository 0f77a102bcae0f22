/** The host of the push service that the stack plays: no push leaves the machine. */
export const PUSH_SERVICE = 'push.sorella.test';

/** A push that the stack caught, as the service of a browser would get it: encrypted for the device alone. */
export interface CaughtPush {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

const kept = 500;

/** Stands in for the services of browsers: catches pushes, oldest first, and answers as it was told to. */
export class PushBox {
  #pushes: CaughtPush[] = [];
  readonly #answers = new Map<string, number>();

  /** Takes a push, and gives the status that its service would answer with. */
  take(push: CaughtPush): number {
    const status = this.#answers.get(push.endpoint) ?? 201;
    if (status === 201) this.#pushes = [...this.#pushes, push].slice(-kept);
    return status;
  }

  /** What came to an endpoint, oldest first. */
  list(endpoint: string): readonly CaughtPush[] {
    return this.#pushes.filter((push) => push.endpoint === endpoint);
  }

  /** From now on an endpoint answers with this status: 410 of a device that is gone. */
  answer(endpoint: string, status: number): void {
    this.#answers.set(endpoint, status);
  }
}

/** Lets the database take the stand-in for a push service, when it knows pushes. */
export const pushServiceSql = `do $$ begin
    if to_regclass('private.push_devices') is not null then
      update private.settings set value = value || ' ${PUSH_SERVICE}'
      where name = 'push_services' and value not like '%${PUSH_SERVICE}%';
    end if;
  end $$`;

import { coffeeChatDatesMachine } from '@sorella/core/machines/coffee-chat-dates';
import { createActor } from 'xstate';
import type { ActorServices } from '../../runtime/actor-services.ts';

/** The machine that holds the days and times of one request, by the member's own clock. */
export const createCoffeeChatDatesActor = ({ now, runtime }: ActorServices, zone: string) =>
  createActor(coffeeChatDatesMachine, { ...runtime, input: { zone, now } });

import type { CoffeeChatSelection } from '@sorella/core/domain/coffee-chats/coffee-chat-slots';
import { coffeeChatDatesMachine } from '@sorella/core/machines/coffee-chat-dates';
import { createActor } from 'xstate';
import type { ActorServices } from '../../runtime/actor-services.ts';

/** The machine that holds the days and times of one request, by the member's own clock; it begins with what she had chosen. */
export const createCoffeeChatDatesActor = (
  { now, runtime }: ActorServices,
  zone: string,
  chosen: CoffeeChatSelection,
) => createActor(coffeeChatDatesMachine, { ...runtime, input: { zone, now, chosen } });

import type { LiveStatus } from '@sorella/core/data-port';
import type { Client } from './connection.ts';

/** A refusal by the topic's policy is final; anything else is the network's and is tried again. */
const isRefusal = (error: Error | undefined) =>
  /unauthori[sz]ed|permission|not allowed/i.test(error?.message ?? '');

/** Who hears a channel: what was broadcast is read by whoever knows what it should be. */
export interface ChannelListener {
  onPayload(payload: unknown): void;
  onStatus(status: LiveStatus): void;
}

/** Joins a private channel; the returned function leaves it. After a refusal nothing more is reported. */
export async function joinChannel(
  client: Client,
  name: string,
  listener: ChannelListener,
): Promise<() => void> {
  await client.realtime.setAuth();
  const channel = client.channel(name, { config: { private: true } });
  let left = false;
  const leave = () => {
    if (left) return;
    left = true;
    void client.removeChannel(channel);
  };
  channel.on('broadcast', { event: 'change' }, (message: { payload?: unknown }) => {
    if (!left) listener.onPayload(message.payload);
  });
  channel.subscribe((state, error) => {
    if (left) return;
    if (state === 'SUBSCRIBED') listener.onStatus('listening');
    else if (isRefusal(error)) {
      listener.onStatus('refused');
      leave();
    } else listener.onStatus('interrupted');
  });
  return leave;
}

export interface ServerEvent {
  event: string
  id: string | undefined
  data: Record<string, unknown>
}

export interface OpenStream {
  events: ServerEvent[]
  /** Waits for this many events; fails after ten seconds. */
  take(count: number): Promise<ServerEvent[]>
  close(): void
}

/** Reads raw server-sent events. */
export async function openStream(url: string, headers: Record<string, string> = {}): Promise<OpenStream> {
  const controller = new AbortController()
  const response = await fetch(url, {
    headers: {accept: 'text/event-stream', ...headers},
    signal: controller.signal,
  })
  if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`)
  const events: ServerEvent[] = []
  void read(response.body, events).catch(() => undefined)
  return {
    events,
    async take(count) {
      const deadline = Date.now() + 10_000
      while (events.length < count) {
        if (Date.now() > deadline)
          throw new Error(`${events.length} of ${count} events came: ${JSON.stringify(events)}`)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      return events
    },
    close: () => controller.abort(),
  }
}

async function read(body: ReadableStream<Uint8Array>, events: ServerEvent[]): Promise<void> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body) {
    text += decoder.decode(chunk, {stream: true})
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => [line.split(':', 1)[0], line.slice(line.indexOf(':') + 2)]),
      )
      const event = fields.get('event')
      if (event) events.push({event, id: fields.get('id'), data: JSON.parse(fields.get('data') ?? '{}')})
    }
  }
}

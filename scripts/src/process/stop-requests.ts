/** Calls `stop` once, at the first request to end: a signal, or the end of the process that started this one. */
export function onStopRequest(stop: () => void): void {
  let asked = false
  const ask = () => {
    if (asked) return
    asked = true
    stop()
  }
  // Ctrl-C reaches this process from the terminal and again from the launcher: the listeners stay.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
  process.on('disconnect', ask)
  // Listening to the channel must not keep a finished command open.
  process.channel?.unref()
}

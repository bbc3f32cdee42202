const checkEveryMs = 1000

/**
 * Calls back once the process that started this one is gone, however it went: its IPC channel closes, or this process
 * gets another parent. Without this a killed launcher would leave the port taken.
 */
export function watchParent(gone: () => void): void {
  const {ppid} = process
  const timer = setInterval(() => {
    if (process.ppid !== ppid) leave()
  }, checkEveryMs)
  timer.unref()
  process.once('disconnect', leave)

  function leave(): void {
    clearInterval(timer)
    process.off('disconnect', leave)
    gone()
  }
}

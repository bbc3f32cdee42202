const checkEveryMs = 1000

/**
 * Calls back once the process that started this one has ended, even by `kill -9`.
 * @param {() => void} callback
 */
export function watchParent(callback) {
  const {ppid} = process
  const timer = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(timer)
    callback()
  }, checkEveryMs)
  timer.unref()
}

/**
 * Preloaded (`node --import`) into every child process. Its stdin is a pipe that the parent never writes to: when the pipe ends, the
 * parent is gone, even by `kill -9`, and the child ends with all of its own processes.
 */
import {isMainThread} from 'node:worker_threads'

const graceMs = 5000

// Workers and processes that a tool forks inherit this preload: only the leader of the process group watches.
if (isMainThread && leadsItsGroup()) {
  process.stdin.on('end', stop).on('error', stop)
  process.stdin.resume()
  // A tool that is done must be able to exit. (Pipes have unref; the type of stdin does not say so.)
  if ('unref' in process.stdin && typeof process.stdin.unref === 'function') process.stdin.unref()
}

function leadsItsGroup() {
  try {
    return process.kill(-process.pid, 0)
  } catch {
    return false
  }
}

function stop() {
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), graceMs).unref()
  process.kill(-process.pid, 'SIGTERM')
}

/**
 * Preloaded (`node --import`) into every child that the commands start. The child's stdin is a pipe that its launcher never writes to:
 * when the pipe ends, the launcher is gone, however it went (kill -9 included), and the child ends with all of its own processes.
 */
import {isMainThread} from 'node:worker_threads'

const graceMs = 5000

// Workers and processes that a tool forks inherit this preload: only the leader of the group watches.
if (isMainThread && leadsItsGroup()) {
  process.stdin.on('end', stop).on('error', stop)
  process.stdin.resume()
  // A tool that has done its work ends by itself. (Pipes have unref; the type of stdin does not say so.)
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

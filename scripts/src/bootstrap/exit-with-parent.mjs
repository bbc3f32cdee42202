/** Preloaded (`node --import`) into every child process: stops it and its own processes when the parent has ended. */
import {isMainThread} from 'node:worker_threads'
import {watchParent} from './watch-parent.mjs'

const graceMs = 5000

// Workers and forked processes inherit this preload: only the leader of the process group watches.
if (isMainThread && leadsItsGroup()) watchParent(stop)

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

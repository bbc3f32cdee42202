import {once} from 'node:events'
import type {Server} from 'node:http'
import type {Room} from './http/room.ts'
import {createBackendServer} from './http/server.ts'
import {createLakeContext, lakeRoom} from './lake/lake-room.ts'
import {officeRooms} from './office.ts'
import {type Options, readOptions} from './options.ts'
import {watchParent} from './parent.ts'
import {loadSeed} from './seed/load-seed.ts'
import {openDatabase} from './store/database.ts'
import {lockFolder} from './store/folder-lock.ts'

/** Opens the data folder, starts the rooms and listens. Throws an Error whose message is one sentence for the terminal. */
async function startBackend(options: Options): Promise<() => Promise<void>> {
  const unlock = lockFolder(options.data)
  const database = openDatabase(options.data)
  const lake = createLakeContext({
    database,
    folder: options.data,
    projectId: options.project,
    dataset: options.dataset,
    assetsOrigin: options.assetsOrigin,
  })
  const rooms: Room[] = [lakeRoom(lake, options.data), ...officeRooms(options, database, lake.lake)]

  if (options.seed && lake.lake.isNew) await loadSeed(lake, options.seed)
  for (const room of rooms) await room.start?.()
  const server = createBackendServer(rooms)
  await listen(server, options.port)
  return async () => {
    server.close()
    server.closeAllConnections()
    for (const room of rooms) await room.stop?.()
    database.close()
    unlock()
  }
}

async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw taken
      ? new Error(`Port ${port} is taken; stop what uses it or set BACKEND_PORT to another port`)
      : error
  }
}

function fail(error: unknown, exitCode: number): never {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(exitCode)
}

let options: Options
try {
  options = readOptions(process.argv.slice(2))
} catch (error) {
  fail(error, 2)
}
try {
  const stop = await startBackend(options)
  const shutDown = () => stop().finally(() => process.exit(0))
  process.once('SIGINT', shutDown)
  process.once('SIGTERM', shutDown)
  watchParent(shutDown)
  console.log(`ready http://localhost:${options.port}`)
} catch (error) {
  fail(error, 1)
}

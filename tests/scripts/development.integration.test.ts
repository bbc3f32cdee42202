import {utimesSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '@upline/scripts/bootstrap/root.mjs'
import {startBackend} from '@upline/scripts/product/servers.ts'
import {readSettings} from '@upline/scripts/product/settings.ts'
import {freePort} from '@upline/testing/ports.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {expect, test, vi} from 'vitest'

test('in development the backend starts again when the rules of Firestore change', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const data = temporaryFolder()
  const ports = {BACKEND_PORT: String(await freePort()), SMTP_PORT: String(await freePort())}
  const {child} = await startBackend(readSettings({...ports, LOCAL_DATA: data}, root), '', 'development')
  const again = child.line(/^ready /)
  const now = new Date()
  utimesSync(join(root, 'firestore.rules'), now, now)
  expect(await again).toBeDefined()
  await child.stop()
})

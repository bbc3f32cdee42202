import {execFileSync} from 'node:child_process'
import {readdirSync, rmSync, statfsSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {Store} from '@upline/lake/documents/store.ts'
import {openDatabase} from '@upline/lake/storage/database.ts'
import {backup} from '@upline/local/backup/backup.ts'
import {restore} from '@upline/local/backup/restore.ts'
import {startBackend} from '@upline/testing/backend.ts'
import {clientOf} from '@upline/testing/lake.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'

const kibibyte = 1024
const mebibyte = 1024 * kibibyte

/** Mounts a file system in memory. Returns undefined if this user may not. */
function mountDisk(mebibytes: number): string | undefined {
  const folder = temporaryFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder], {stdio: 'ignore'})
    return folder
  } catch {
    rmSync(folder, {recursive: true})
    console.log('Full disks are not tested: this user may not mount a file system.')
    return undefined
  }
}

const disk = mountDisk(64) ?? ''
afterAll(() => {
  if (!disk) return
  execFileSync('umount', ['-l', disk])
  rmSync(disk, {recursive: true})
})

/** Leaves this many bytes free. Returns a function that frees the rest. */
function fill(left: number): () => void {
  const file = join(disk, 'fills-the-disk')
  const {bavail, bsize} = statfsSync(disk)
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - left)))
  return () => rmSync(file)
}

describe.skipIf(!disk)('on a full disk', () => {
  test('what does not fit is answered with 507, leaves nothing behind, and is stored once there is space', async () => {
    const data = join(disk, 'backend')
    const backend = await startBackend({folder: data})
    const client = clientOf(backend.address)
    const upload = (bytes: number) =>
      fetch(`${backend.address}/v1/assets/files/production?filename=rates.pdf`, {
        method: 'POST',
        headers: {'content-type': 'application/pdf'},
        body: `%PDF-1.4\n${'x'.repeat(bytes)}`,
      })
    const files = () => readdirSync(data, {recursive: true}).map(String)
    const assets = () => files().filter((name) => /assets|part/.test(name) && /\d/.test(name))
    try {
      const freeMost = fill(4 * mebibyte)
      const refused = await upload(8 * mebibyte)
      expect([refused.status, await refused.text()]).toEqual([
        507,
        expect.stringContaining('Free some space, then try again'),
      ])
      expect(assets()).toEqual([])
      freeMost()
      const free = fill(0)
      const large = {_id: 'large', _type: 'page', title: 'x'.repeat(mebibyte)}
      await expect(client.create(large)).rejects.toMatchObject({statusCode: 507})
      expect(await client.fetch('count(*[_id == "large"])')).toBe(0)
      await expect(client.datasets.create('late')).rejects.toMatchObject({statusCode: 507})
      expect(files().filter((name) => name.includes('late'))).toEqual([])
      free()
      await client.create(large)
      expect((await upload(kibibyte)).status).toBe(200)
      expect(assets()).toHaveLength(1)
    } finally {
      await backend.stop()
      rmSync(data, {recursive: true})
    }
  })

  test('the backend starts with the content it has', async () => {
    const data = join(disk, 'backend')
    const before = await startBackend({folder: data})
    await clientOf(before.address).create({_id: 'kept', _type: 'page'})
    await before.stop()
    // Enough to open the database, too little to store the group of editors.
    const free = fill(40 * kibibyte)
    const backend = await startBackend({folder: data})
    try {
      expect(await clientOf(backend.address).fetch('*[_type in ["page", "system.group"]]._id')).toEqual([
        'kept',
      ])
    } finally {
      await backend.stop()
      free()
      rmSync(data, {recursive: true})
    }
  })

  describe('a restore', () => {
    const source = temporaryFolder()
    const out = join(source, 'backup')
    const titles = (data: string) => {
      using database = openDatabase(data)
      const found = [...new Store(database).documents()].map(({title}) => String(title).slice(0, 6))
      return [...new Set(found)]
    }
    function store(data: string, title: string) {
      using database = openDatabase(data)
      const create = Array.from({length: 40}, (_, n) => ({_id: `page-${n}`, _type: 'page', title}))
      new Store(database).commit(create.map((document) => ({createOrReplace: document})))
    }
    beforeAll(async () => {
      store(join(source, 'data'), `backup${'x'.repeat(50 * kibibyte)}`)
      await backup({data: join(source, 'data'), out})
    })
    afterAll(() => rmSync(source, {recursive: true}))

    test.each([0.5, 1, 2, 3])('with %f MiB free changes all or nothing', async (left) => {
      const data = join(disk, 'data')
      store(data, `before${'y'.repeat(50 * kibibyte)}`)
      const free = fill(left * mebibyte)
      const result = await restore({data, from: out, isConfirmed: async () => true}).catch((error) => error)
      free()
      expect(titles(data)).toEqual([result instanceof Error ? 'before' : 'backup'])
      if (result instanceof Error) expect(result.message).toContain('Free some space, then try again')
      await restore({data, from: out, isConfirmed: async () => true})
      expect(titles(data)).toEqual(['backup'])
      rmSync(data, {recursive: true})
    })
  })
})

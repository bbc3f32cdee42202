import {execFileSync} from 'node:child_process'
import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

// Makes `dist`, the folder that Firebase deploys: compiled modules, the parameters, and a manifest with what runs in
// the cloud and nothing else (its npm knows neither this workspace nor its catalog).
const folder = import.meta.dirname
const output = join(folder, 'dist')

rmSync(output, {recursive: true, force: true})
execFileSync(join(folder, '../node_modules/.bin/tsc'), ['--project', join(folder, 'tsconfig.build.json')], {
  stdio: 'inherit',
})

const {name, type, engines, dependencies} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const manifest = {name, private: true, type, main: 'index.js', engines, dependencies}
writeFileSync(join(output, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)

for (const file of readdirSync(folder).filter((each) => each.startsWith('.env'))) {
  cpSync(join(folder, file), join(output, file))
}

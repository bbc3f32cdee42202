/** `npm run staff -- add|remove|list [e-mail address]`: who may read inquiries in the Studio, in the cloud. */
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {runInForeground} from '../process/foreground.ts'

process.exitCode = await runInForeground([join(root, 'functions/scripts/staff.ts'), ...process.argv.slice(2)])

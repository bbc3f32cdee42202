import {spawnSync} from 'node:child_process'
import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {NoOperationTraceWriter, parseWorkflow} from '@actions/workflow-parser'
import {parsePlan} from '@upline/scripts/deploy/parts.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {expect, test} from 'vitest'
import {parse} from 'yaml'

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}
interface Workflow {
  on: Record<string, unknown>
  concurrency: {group: string; 'cancel-in-progress': unknown}
  permissions: Record<string, string>
  jobs: Record<string, {needs?: string; uses?: string; environment?: string; steps?: Step[]}>
}

const root = join(import.meta.dirname, '../../..')
const folder = join(root, '.github/workflows')
const read = (file: string): Workflow => parse(readFileSync(join(folder, file), 'utf8'))
const stepsOf = ({jobs}: Workflow) => Object.values(jobs).flatMap(({steps = []}) => steps)

test.each(readdirSync(folder))('%s runs only actions that cannot change, and scripts that exist', (file) => {
  const {scripts}: {scripts: Record<string, string>} = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const workflow = read(file)
  const steps = stepsOf(workflow)
  const actions = steps.flatMap(({uses}) => uses ?? [])
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
  for (const {run = ''} of steps) {
    for (const [, script = ''] of run.matchAll(/^npm (?:run )?(?!ci )([\w:]+)/gm))
      expect(scripts).toHaveProperty([script])
  }
  expect(Object.values(workflow.permissions)).not.toContain('write')
})

test.each(readdirSync(folder))('GitHub accepts %s', (name) => {
  const content = readFileSync(join(folder, name), 'utf8')
  const {context} = parseWorkflow({name, content}, new NoOperationTraceWriter())
  expect(context.errors.getErrors()).toEqual([])
})

test.each(readdirSync(folder))(
  '%s puts no input into a script and installs tools from lock files',
  (file) => {
    for (const {run = ''} of stepsOf(read(file))) {
      expect(run).not.toMatch(/[$]{{/)
      expect(run).not.toMatch(/npx|npm (?:install|exec|i) /)
    }
  },
)

/** Commands without a script: the tools of a runner. `tested.yml` has its own test below. */
const otherCommands = /^sudo apt-get update && sudo apt-get install [\w -]+$/

test.each(readdirSync(folder).filter((file) => file !== 'tested.yml'))(
  '%s has no shell that no test runs',
  (file) => {
    for (const {run} of stepsOf(read(file)))
      if (run && !otherCommands.test(run))
        expect(run).toMatch(/^npm (?:test|run [\w:]+)(?: -- [\w "$@=./:-]+)?$/)
  },
)

test('the deployments have arguments that npm run deploy takes', () => {
  const runs = readdirSync(folder).flatMap((file) => stepsOf(read(file)).flatMap(({run}) => run ?? []))
  const plans = runs
    .flatMap((run) => /^npm run deploy -- (.*)/.exec(run)?.[1] ?? [])
    .map((args) => parsePlan(args.replace('"$CHANNEL"', 'pr-1').split(' ')))
  expect(plans).toEqual([
    {parts: ['site'], isDryRun: false, isBuilt: true},
    {parts: ['site'], isDryRun: false, isBuilt: true, channel: 'pr-1'},
  ])
  expect(runs).toContain('npm run rollback -- "$VERSION"')
  expect(runs).toContain('npm run rehearse')
})

test('the key of an account is not in the environment of a build', () => {
  for (const file of readdirSync(folder))
    for (const step of stepsOf(read(file)))
      if (step.run?.startsWith('npm run build')) expect(JSON.stringify(step)).not.toContain('secrets.')
})

test('only the live site has the account for it', () => {
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), 'utf8')
    if (/npm run (?:rollback|deploy -- site)/.test(text)) {
      expect(read(file).concurrency, file).toEqual({group: 'deploy', 'cancel-in-progress': false})
    }
    const on = Object.keys(read(file).on)
    if (on.includes('pull_request')) expect(text, file).not.toContain('environment: production')
    expect(on, file).not.toContain('pull_request_target')
  }
})

test('each pull request and push is tested, in all browsers', () => {
  const workflow = read('ci.yml')
  expect(Object.keys(workflow.on).sort()).toEqual(['pull_request', 'push'])
  const commands = stepsOf(workflow).flatMap(({run}) => run ?? [])
  expect(commands).toEqual(expect.arrayContaining(['npm test', 'npm run e2e:browsers']))
})

test('deployments and schedules run only tested commits, and no deployment is canceled', () => {
  expect(read('deploy.yml').concurrency).toEqual({group: 'deploy', 'cancel-in-progress': false})
  expect(read('deploy.yml').on.workflow_run).toMatchObject({workflows: ['CI'], branches: ['main']})
  for (const [file, job] of Object.entries({'deploy.yml': 'deploy', 'schedule.yml': 'due'})) {
    const {tested, [job]: run} = read(file).jobs
    expect(tested?.uses).toBe('./.github/workflows/tested.yml')
    expect(run?.needs).toBe('tested')
    const checkout = run?.steps?.find(({uses}) => uses?.startsWith('actions/checkout@'))
    expect(checkout?.with?.ref).toMatch(/\bneeds\.tested\.outputs\.commit\b/)
  }
})

test.each([
  ['identical', 0],
  ['behind', 0],
  ['ahead', 1],
  ['diverged', 1],
])(
  'a tested commit that is %s, compared with the branch main, ends with exit code %i',
  (relation, status) => {
    const [step] = stepsOf(read('tested.yml'))
    // Answers as GitHub does, with a run on a tag named main if the commit is not on the branch.
    const gh = `gh() { case "$2" in */runs\\?*) echo tested;; */ref/heads/main) echo newest;; */compare/newest...tested) echo ${relation};; esac; }`
    const output = join(temporaryFolder(), 'output')
    writeFileSync(output, '')
    const run = spawnSync('bash', ['-c', `${gh}\n${step?.run}`], {
      env: {...process.env, GITHUB_OUTPUT: output, GH_REPO: 'owner/name'},
    })
    expect([run.status, readFileSync(output, 'utf8')]).toEqual([
      status,
      status === 0 ? 'commit=tested\n' : '',
    ])
  },
)

test('a secret is used only in its own environment, and only branches start the tests', () => {
  for (const file of readdirSync(folder)) {
    const {jobs, permissions} = read(file)
    for (const job of Object.values(jobs))
      if (JSON.stringify(job).includes('secrets.')) expect(job.environment, file).toMatch(/^\w+$/)
    expect(permissions.contents, file).toBe('read')
  }
  expect(read('ci.yml').on.push).toEqual({branches: ['**']})
  const workspace = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))
  expect(workspace.minimumReleaseAge).toBeGreaterThanOrEqual(3 * 24 * 60)
})

import {expect, type Locator, type Page, type Request, type Response} from '@playwright/test'
import type {SanityClient, SanityDocument} from '@sanity/client'
import {clientOf} from '@upline/testing/lake.ts'
import {watchConsole} from './console-watch.ts'
import {test as base} from './test.ts'

/** Console errors of the Studio that a journey may cause: requests that its Content Security Policy blocks, and an unpublished page. */
export const studioTrouble = [
  /Content Security Policy/,
  /Failed to fetch version for package/,
  // The preview opens the last page, which another journey may have removed.
  /status of 404.*journey-/,
  // A draft changed between plan and commit, so Publish makes a new plan.
  /status of 409 .*\.publish&/,
  // The page was left while Sanity's presence connected or sent.
  /WebSocket is (?:closed before the connection is established|already in CLOSING or CLOSED state)/,
]

interface Fixtures {
  studio: Studio
  lake: SanityClient
  restore: (id: string) => Promise<void>
}

/**
 * The `test` of the editor's journeys: `studio` is the real Studio, which asks no other machine, and `lake` a client of its content. `restore`
 * takes the id of a published document, and restores the document as it is then at the end of the journey, passed or failed.
 */
export const test = base.extend<Fixtures>({
  lake: async ({product}, use) => use(clientOf(product.backend, {perspective: 'raw'})),
  restore: async ({lake}, use) => {
    const documents = new Map<string, SanityDocument>()
    await use(async (id) => {
      const document = await lake.getDocument(id)
      if (document) documents.set(id, document)
    })
    for (const [id, document] of documents)
      await lake.mutate([{delete: {id: `drafts.${id}`}}, {createOrReplace: document}])
  },
  allowedErrors: [studioTrouble, {scope: 'test'}],
  studio: async ({studioPage, product, allowedErrors}, use) => {
    const problems = watchConsole(studioPage.context(), allowedErrors)
    const sent: string[] = []
    const notice = (request: Request) => {
      const {protocol, hostname} = new URL(request.url())
      const isLocal = !protocol.startsWith('http') || /(^|\.)localhost$/.test(hostname)
      if (!isLocal && request.failure()?.errorText !== 'csp') sent.push(request.url())
    }
    studioPage.on('requestfinished', notice).on('requestfailed', notice)
    await studioPage.setViewportSize({width: 1440, height: 900})
    await use(new Studio(studioPage, product.studio))
    studioPage.off('requestfinished', notice).off('requestfailed', notice)
    expect(sent, 'requests of the Studio to other machines').toEqual([])
    expect(problems, 'errors in the console of the Studio').toEqual([])
  },
})

/**
 * Drives one tab of the Studio. Waits with `waitFor` and `waitForURL`: an assertion describes the whole page at each attempt that fails, which
 * takes a tenth of the Studio's time.
 */
export class Studio {
  readonly page: Page
  readonly #address: string
  constructor(page: Page, address: string) {
    this.page = page
    this.#address = address
  }

  /**
   * Navigates like the Studio's links, without a reload. Goes to the desk first, because an open preview changes the address.
   */
  async goTo(path: string): Promise<void> {
    if (!this.page.url().startsWith(this.#address)) {
      await this.page.goto(this.#address + path)
      return
    }
    // An open preview may change the address again after the click.
    await expect(async () => {
      await this.page.getByRole('link', {name: 'Content', exact: true}).click()
      await this.page.waitForURL(/\/structure/, {timeout: 3000})
    }).toPass()
    await this.#follow('/structure')
    await expect(this.page.getByTestId('document-panel-scroller')).toHaveCount(0)
    await this.#follow(path)
  }

  async #follow(path: string): Promise<void> {
    await this.page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  }

  /** Presses Tab, or another key, until the element has the focus. */
  async tabTo(place: Locator, key = 'Tab'): Promise<void> {
    await expect(async () => {
      await this.page.keyboard.press(key)
      await expect(place).toBeFocused({timeout: 100})
    }).toPass({intervals: [0], timeout: 60_000})
  }

  /** Opens the form of a document, and waits until it takes text. */
  async open(type: string, id: string): Promise<void> {
    await this.goTo(`/intent/edit/id=${id};type=${type}/`)
    await this.#ready(id)
  }

  async create(type: string, template = type): Promise<void> {
    await this.goTo(`/intent/create/template=${template};type=${type}/`)
    await this.#ready(type)
  }

  /** Waits until the address has the document's name and its form takes text. */
  async #ready(name: string): Promise<void> {
    await this.page.waitForURL(({href}) => !href.includes('/intent/') && href.includes(name), {
      timeout: 90_000,
    })
    await this.#editable()
  }

  async #editable(): Promise<void> {
    const field = this.page.getByTestId('document-panel-scroller').getByRole('textbox').first()
    await field.waitFor({timeout: 90_000})
    await expect(field).toBeEditable()
  }

  /** Opens the current form again in a narrow window, where the Studio expands the last pane only. */
  async narrow(width: number): Promise<void> {
    await this.page.setViewportSize({width, height: 900})
    await this.page.reload()
    await this.#editable()
  }

  field(name: string): Locator {
    return this.page.getByTestId(`field-${name}`)
  }

  /** Clicks into a formatted text, which the Studio may have to activate first. */
  async editor(name: string): Promise<Locator> {
    const field = this.field(name)
    await field.scrollIntoViewIfNeeded()
    const editor = field.locator('[contenteditable=true]').first()
    // The form may still move while it loads.
    await expect(() =>
      field.getByText('Click to activate').or(editor).first().click({timeout: 2000}),
    ).toPass()
    await editor.click()
    return editor
  }

  get publishButton(): Locator {
    return this.page.getByTestId('action-publish')
  }

  /**
   * Publishes what was written, and waits until the lake has taken this publish: the message of an earlier one may still be shown, and
   * the Studio takes no notice of a press while it checks what was typed.
   */
  async publish(): Promise<void> {
    let isPublished = false
    const notice = (response: Response) => {
      // Both the Studio's own publish and one with consequences, such as a redirect, have such a tag.
      const tag = new URL(response.url()).searchParams.get('tag')
      if (response.ok() && tag?.endsWith('.publish')) isPublished = true
    }
    this.page.on('response', notice)
    await expect(async () => {
      if (!isPublished && (await this.publishButton.isEnabled())) {
        await this.publishButton.click({timeout: 1000})
      }
      await expect.poll(() => isPublished, {timeout: 1000}).toBe(true)
    }).toPass({timeout: 90_000})
    this.page.off('response', notice)
  }

  /** Presses Publish until the Studio asks a question. */
  async publishUntil(question: string): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    await expect(async () => {
      if (!(await dialog.isVisible()) && (await this.publishButton.isEnabled())) {
        await this.publishButton.click({timeout: 1000})
      }
      await dialog.filter({hasText: question}).waitFor({timeout: 1000})
    }).toPass({timeout: 90_000})
  }

  /** Unpublishes a page, whose dialog says where it disappears; the form then shows its draft. */
  async unpublish(): Promise<void> {
    await this.actUntil('Unpublish…', 'Unpublish this?')
    await this.page.getByRole('dialog').getByText('No longer on the site').waitFor({timeout: 90_000})
    await this.confirm(/^unpublish$/i)
  }

  /** Chooses an item in the menu next to the publish button. */
  async act(name: string): Promise<void> {
    await this.page.getByTestId('action-menu-button').click()
    await this.page.getByRole('menuitem', {name}).click()
  }

  /**
   * Chooses in that menu until the Studio asks a question: while it loads another version of the document, it takes no notice of
   * a choice.
   */
  async actUntil(name: string, question: string): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    await expect(async () => {
      if (!(await dialog.isVisible())) await this.act(name)
      await dialog.filter({hasText: question}).waitFor({timeout: 3000})
    }).toPass({timeout: 90_000})
  }

  /** Answers the question that the Studio asks in a dialog. */
  async confirm(answer: RegExp): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', {name: answer}).click()
  }
}

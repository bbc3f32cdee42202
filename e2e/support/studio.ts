import {expect, type Locator, type Page, type Response} from '@playwright/test'
import {watchConsole} from './console-watch.ts'
import {test as base} from './test.ts'

/** What the Studio says when it gets nothing from outside of this machine. */
export const studioTrouble = [/ERR_NAME_NOT_RESOLVED/, /Failed to fetch version for package/]

/**
 * The `test` of the editor's journeys: `studio` is the real Studio. It also asks for things outside of this machine (its own version, a
 * font, its maker's bridge), which it does without: here it never gets them.
 */
export const test = base.extend<{studio: Studio}>({
  allowedErrors: [studioTrouble, {scope: 'test'}],
  studio: async ({studioPage, product, allowedErrors}, use) => {
    const problems = watchConsole(studioPage.context(), allowedErrors)
    await use(new Studio(studioPage, product.studio))
    expect(problems, 'errors in the console of the Studio').toEqual([])
  },
})

/** What an editor does in a tab of the Studio. */
export class Studio {
  readonly page: Page
  readonly #address: string
  constructor(page: Page, address: string) {
    this.page = page
    this.#address = address
  }

  /**
   * Goes to an address of the Studio as its own links do, without starting it again: by way of the desk, as the preview goes on to set
   * the address while it is open.
   */
  async goTo(path: string): Promise<void> {
    if (!this.page.url().startsWith(this.#address)) {
      await this.page.goto(this.#address + path)
      return
    }
    // An open preview may set the address once more after the press.
    await expect(async () => {
      await this.page.getByRole('link', {name: 'Content', exact: true}).click()
      await expect(this.page).toHaveURL(/\/structure/, {timeout: 3000})
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

  /** Opens the form of a document, and waits until it can be written in. */
  async open(type: string, id: string): Promise<void> {
    await this.goTo(`/intent/edit/id=${id};type=${type}/`)
    await this.#ready(id)
  }

  async create(type: string): Promise<void> {
    await this.goTo(`/intent/create/template=${type};type=${type}/`)
    await this.#ready(type)
  }

  /** The address has the document's name, and its form can be written in. */
  async #ready(name: string): Promise<void> {
    await expect(this.page).not.toHaveURL(/\/intent\//, {timeout: 90_000})
    await expect(this.page).toHaveURL(new RegExp(name))
    await expect(this.page.getByTestId('document-panel-scroller').getByRole('textbox').first()).toBeEditable({
      timeout: 90_000,
    })
  }

  field(name: string): Locator {
    return this.page.getByTestId(`field-${name}`)
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
      if (response.ok() && response.request().postData()?.includes('sanity.action.document.publish')) {
        isPublished = true
      }
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
      await expect(dialog).toContainText(question, {timeout: 1000})
    }).toPass({timeout: 90_000})
  }

  /** Takes the document off the site. The Studio offers it where the published version is looked at. */
  async unpublish(): Promise<void> {
    await this.page.getByRole('button', {name: 'Published', exact: true}).click()
    await this.page.getByTestId('action-unpublish').click()
    await this.confirm(/unpublish/i)
  }

  /** Chooses in the menu beside the publish button. */
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
      await expect(dialog).toContainText(question, {timeout: 3000})
    }).toPass({timeout: 90_000})
  }

  /** Answers the question that the Studio asks in a dialog. */
  async confirm(answer: RegExp): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', {name: answer}).click()
  }
}

/**
 * A teacher with thirty students at a telephone: who has written, the levels, the commonest deviations, how it develops. The
 * rows behind it: tests/http/writing/class-tasks.test.ts and tests/http/writing/class-development.test.ts.
 */
import { randomUUID } from 'node:crypto'
import { PARAGRAPHS, THEME } from '#tests/support/corrector.ts'
import { classTasksTexts as texts } from '#texts/writing/class-tasks.ts'
import { expectAccessible, expectNoOverflow } from '../support/accessible.ts'
import { becomeOwner } from '../support/become-owner.ts'
import { callAs, expect, holdSession, open, openAccount, test } from '../support/journey.ts'

const STUDENTS = 30
/** Of thirty, as many have not written. */
const WITHOUT = 4
const FAULTY = PARAGRAPHS.join('\n')
  .replace('No entanto, os', 'No entanto os')
  .replace('Contudo, a', 'Contudo a')

test.use({ viewport: { width: 360, height: 780 } })

test('a teacher with thirty students sees them at a glance', async ({ page, browser, student }) => {
  test.slow()
  const desk = await (await browser.newContext()).newPage()
  await becomeOwner(desk, student)
  const dalva = { ...student, fullName: 'Dalva Prado Reis', email: `dalva.${student.email}` }
  const session = await openAccount(page, dalva)
  await holdSession(page, session)
  await callAs(desk, 'PUT', `console/students/${JSON.parse(session).user.id}/teacher`)
  const year = new Date().getFullYear()
  const { id, code } = await callAs(page, 'POST', 'classes', { name: '3º ano B', year })
  const task = await callAs(page, 'POST', `class-tasks/taught/${id}`, {
    ...{ title: THEME, themeId: null, note: '', dueOn: `${year + 1}-01-31` },
  })

  for (let number = 1; number <= STUDENTS; number += 1) {
    const fullName = `Estudante Número ${number}`
    const account = await openAccount(page, { ...student, fullName, email: `e${number}.${student.email}` })
    const headers = { authorization: `Bearer ${JSON.parse(account).access_token}` }
    const call = async (method: string, path: string, data: unknown) => {
      const answer = await page.request.fetch(`/api/${path}`, { method, headers, data })
      expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true)
    }
    await call('POST', 'classes/joining', { code })
    if (number > STUDENTS - WITHOUT) continue
    const essayId = randomUUID()
    await call('POST', 'corrections', {
      ...{ essayId, theme: { title: THEME, motivating: '' }, pastedCharacters: 0 },
      text: number % 2 === 0 ? FAULTY : PARAGRAPHS.join('\n'),
    })
    await call('PUT', `class-tasks/${task.id}/handing`, { essayId })
  }

  await open(page, `/turmas/${id}/tarefas/${task.id}`)
  await expect(page.getByRole('cell', { name: texts.task.notHanded })).toHaveCount(WITHOUT)
  await expect(page.getByRole('rowheader', { name: /Estudante Número/ })).toHaveCount(STUDENTS)
  // A sentence of the class, and nobody's name beside it.
  const errors = page.getByRole('region', { name: texts.task.errors.heading })
  await expect(errors.getByText(/Contudo a escola/)).toBeVisible()
  await expect(errors.getByText(/Estudante Número/)).toHaveCount(0)
  await expectAccessible(page)
  await expectNoOverflow(page)

  await open(page, `/turmas/${id}/desenvolvimento`)
  await expect(page.getByRole('rowheader', { name: /Estudante Número/ }).first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
})

/** A message of the chat is reported, by a student: the owner would take it away herself. */
import type { Browser } from '@playwright/test'
import { reportTexts } from '#texts/community/report.ts'
import { textMenuTexts } from '#texts/community/text-menu.ts'
import { beSignedIn, expectNotice, open, type Student } from './journey.ts'

/** @param text what the message holds, and no other */
export async function reportInChat(browser: Browser, student: Student, text: string): Promise<void> {
  const reader = await (await browser.newContext()).newPage()
  await beSignedIn(reader, { ...student, email: `leitora.${student.email}` })
  await open(reader, '/chat')
  const row = reader.getByRole('listitem').filter({ hasText: text })
  await row.getByRole('button', { name: /^Opções da mensagem/ }).click()
  await reader.getByRole('button', { name: textMenuTexts.report }).click()
  await reader.getByRole('button', { name: reportTexts.send }).click()
  await expectNotice(reader, reportTexts.sent)
  await reader.context().close()
}

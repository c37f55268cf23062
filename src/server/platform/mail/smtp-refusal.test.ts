import { expect, test } from 'vitest'
import { failureOf } from './smtp-refusal.ts'

const refusal = (responseCode: number, command: string, response: string) =>
  Object.assign(new Error(response), { responseCode, command, response })

test.each([
  [refusal(550, 'RCPT TO', '550 5.1.1 no such user'), 'address'],
  [refusal(550, 'RCPT TO', '550 no such user'), 'address'],
  [refusal(500, 'RCPT TO', '500 what'), 'address'],
  [refusal(599, 'RCPT TO', '599 what'), 'address'],
  [refusal(552, 'RCPT TO', '552 5.2.2 mailbox full'), 'address'],
  [refusal(554, 'RCPT TO', '554 5.7.1 relay access denied'), 'message'],
  [refusal(550, 'RCPT TO', '550-5.7.26 not authenticated'), 'message'],
  [refusal(554, 'DATA', '554 looks like spam'), 'message'],
  [refusal(499, 'RCPT TO', '499 busy'), 'later'],
  [refusal(450, 'RCPT TO', '450 4.2.1 greylisted'), 'later'],
  [refusal(600, 'RCPT TO', '600 nothing of SMTP'), 'later'],
  [refusal(535, 'AUTH PLAIN', '535 5.7.8 wrong password'), 'later'],
  [refusal(553, 'MAIL FROM', '553 sender not allowed'), 'later'],
  [refusal(554, 'CONN', '554 go away'), 'later'],
  [new Error('550 said by nobody'), 'later'],
  ['550', 'later'],
])('%s means %s', (error, means) => {
  expect(failureOf(error)).toBe(means)
})

/** @returns the JSON of an answer, null where it has no body (204, and 202 for what goes on by itself). Rejects for anything else */
export async function answerBody(response: Response): Promise<unknown> {
  const text = await response.text()
  return text === '' ? null : JSON.parse(text)
}

/** On the button that keeps a request (product §2 Placeholders); the words of its dialog come with that. */
export const interestButton = 'Me avise!'

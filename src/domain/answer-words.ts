/** Answers where their question is not on the screen: "Does the phone switch on? No", because "No" alone says nothing. */
export const describeAnswers = (question: string, answers: readonly string[]): string => `${question} ${answers.join(', ')}`

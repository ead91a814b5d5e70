// A review that gets better while one looks: the server is asked again and again until it is done.

import { isFinal, problemOf } from '../problem'
import { type ReviewInfo, type ReviewUpdate, server } from '../server'

const ASK_AGAIN = 700
const SILENT = 3000

/** Ask until the answer is the last one; the answer to a page that is gone is thrown away. What went wrong is told with its cause, and nothing once that is over. */
export function keepAsking<Answer extends { stage: string }>(ask: () => Promise<Answer>, take: (answer: Answer) => void, fail: (text: string, cause?: unknown) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  async function next(): Promise<void> {
    try {
      const answer = await ask()
      if (isOver) return
      fail('')
      take(answer)
      if (answer.stage !== 'done' && answer.stage !== 'failed') timer = setTimeout(next, ASK_AGAIN)
    } catch (cause) {
      if (isOver) return
      fail(problemOf(cause), cause)
      if (!isFinal(cause)) timer = setTimeout(next, SILENT)
    }
  }
  void next()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

type Mistake = ReviewInfo['mistakes'][number]

/** Every decision that a review has called a mistake while this page was open, by table and move: whoever presses one is told of it. */
const told = new Map<string, Mistake>()

export class Feed {
  /** How far it is. */
  now = $state.raw<ReviewUpdate>()
  review = $state.raw<ReviewInfo>()
  problem = $state('')
  #id: string
  #end: () => void = () => {}

  constructor(id: string) {
    this.#id = id
    this.begin()
  }

  /** Ask from the beginning, as in another language. */
  begin(): void {
    this.#end()
    let version = 0
    this.#end = keepAsking(
      () => server.review(this.#id, version),
      (update) => {
        this.now = update
        if (!update.review) return
        this.review = update.review
        for (const mistake of update.review.mistakes) told.set(`${this.#id} ${mistake.move}`, mistake)
        version = update.version
      },
      (text) => (this.problem = text),
    )
  }

  /** What is said against a move, and whether the newest review still says so. */
  against(move: number): { mistake: Mistake; isSure: boolean } | undefined {
    const now = this.review?.mistakes.find((each) => each.move === move)
    const mistake = now ?? told.get(`${this.#id} ${move}`)
    return mistake && { mistake, isSure: now !== undefined || !this.review?.is_judged }
  }

  /** Try again what has failed. */
  async again(): Promise<void> {
    try {
      await server.reviewAgain(this.#id)
      this.begin()
    } catch (problem) {
      this.problem = problemOf(problem)
    }
  }

  close(): void {
    this.#end()
  }
}

import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Short files, by which the order without a cache goes, that take long: the last to begin would keep one processor busy alone. */
const longest = /(access-matrix|fuzz|withheld|process|demo|bundle|crash|jobs)\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => longest.test(moduleId)
    return (await super.sort(files)).toSorted((a, b) => Number(isLongest(b)) - Number(isLongest(a)))
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing/global-setup.ts',
    pool: 'forks',
    // Each worker may hold embedded databases in memory, 300 MB and more apiece.
    maxWorkers: 2,
    // The program is loaded once a worker, not once a file: more than half of the time. Tests share nothing else.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})

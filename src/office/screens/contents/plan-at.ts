import { InvalidInput as InvalidContentInput } from '#content/repository/write/rules/inputs.ts';
import { InvalidInput } from '#words/invalid-input.ts';

/** Makes a plan; a moment that is past or too far is an error of the field with the day. */
export async function planAt<Planned>(schedule: () => Promise<Planned>): Promise<Planned> {
  try {
    return await schedule();
  } catch (error) {
    if (error instanceof InvalidContentInput && error.field === 'at') throw new InvalidInput({ date: 'field.invalid' });
    throw error;
  }
}

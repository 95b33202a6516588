import { expect, it } from 'vitest';
import { CircuitOpen, createCircuit } from './circuit.ts';

const failing = async () => Promise.reject(new Error('away'));
const well = async () => 'well';

it('after two failures no call is made for some time, then one call may try again', async () => {
  let time = 0;
  const told: unknown[] = [];
  const circuit = createCircuit({ now: () => time, rest: 100, changed: (why) => told.push(why) });
  await expect(circuit.run(failing)).rejects.toThrow('away');
  await expect(circuit.run(failing)).rejects.toThrow('away');
  await expect(circuit.run(well)).rejects.toThrow(CircuitOpen);
  time = 100;
  const trying = circuit.run(failing);
  await expect(circuit.run(well)).rejects.toThrow(CircuitOpen);
  await expect(trying).rejects.toThrow('away');
  time = 200;
  expect(await circuit.run(well)).toBe('well');
  expect(await circuit.run(well)).toBe('well');
  expect(told).toEqual([expect.any(Error), null]);
});

it('a query that is refused as invalid does not count as a failure', async () => {
  const circuit = createCircuit({ isFailure: () => false });
  for (let tries = 0; tries < 5; tries += 1) await expect(circuit.run(failing)).rejects.toThrow('away');
});

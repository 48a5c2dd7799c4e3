import { line, shape } from './shapes'

/** A mango cheek, cut face up and scored in squares, 430 units wide around its own middle. */
export function scoredCheek(): string {
  const peel = shape(
    'M-215 24Q-196-100-70-146 70-176 168-104 240-44 206 50 160 160 0 164-180 158-215 24z',
    '#d9541e',
  )
  const green = shape(
    'M-215 24Q-196-100-70-146-150-60-150 30-140 110-60 160-190 140-215 24z',
    '#7d9a2c',
  )
  const flesh = shape(
    'M-196 6Q-172-92-60-128 70-152 158-90 212-40 184 30 146 104 0 108-158 104-196 6z',
    '#ffb223',
  )
  const lit = shape(
    'M-196 6Q-172-92-60-128 70-152 158-90 190-62 190-28 60-96-60-60-150-30-172 54-192 32-196 6z',
    '#ffd564',
  )
  const score = line(
    'M-140-88Q-96 20-104 92M-78-122Q-40-10-44 106M-10-138Q20-20 16 108M58-138Q84-30 76 98M-192-16Q0-70 196-36M-182 40Q0-10 190 18M-128 88Q10 46 152 74',
    '#e07a12',
    8,
  )
  return peel + green + flesh + lit + score
}

/** A kitchen knife for `toolHand`. */
export function fruitKnife(): string {
  return (
    shape('M250-236L440-350 470-300 296-178z', '#4a2620') +
    shape('M90-70Q110-140 190-200L262-244 296-190 262-150Q190-90 90-70z', '#f4f6f2') +
    shape('M90-70Q190-120 286-206L296-190 262-150Q190-90 90-70z', '#8fa9b5')
  )
}

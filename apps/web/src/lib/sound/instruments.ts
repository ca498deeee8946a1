// Sounds made on the spot: wood on wood, and a few soft notes. No recordings.

/** A struck piece of wood: a short noise through a narrow filter. */
export function click(context: AudioContext, output: AudioNode, pitch: number, loudness: number): void {
  const length = 0.05;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) {
    samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 4;
  }
  const noise = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 3 });
  const volume = new GainNode(context, { gain: loudness });
  noise.connect(filter).connect(volume).connect(output);
  noise.start();
}

/** A soft note that fades. */
export function note(
  context: AudioContext,
  output: AudioNode,
  { pitch, after, length, loudness }: { pitch: number; after: number; length: number; loudness: number },
): void {
  const begin = context.currentTime + after;
  const tone = new OscillatorNode(context, { type: 'sine', frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  tone.connect(volume).connect(output);
  tone.start(begin);
  tone.stop(begin + length);
}

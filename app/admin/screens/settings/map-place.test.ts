import { describe, expect, it } from 'vitest';
import { boxAround, placeBeside } from './map-place.ts';

const ankara = { lat: 39.9334, lng: 32.8597, zoom: 13 };

describe('a place on the map', () => {
  it('is found again by going back as far', () => {
    const there = placeBeside(ankara, 120, -80);
    expect(there.lng).toBeGreaterThan(ankara.lng);
    expect(there.lat).toBeGreaterThan(ankara.lat);
    const back = placeBeside(there, -120, 80);
    expect(back.lat).toBeCloseTo(ankara.lat, 4);
    expect(back.lng).toBeCloseTo(ankara.lng, 4);
  });

  it('goes on behind the date line and stays on the map at the poles', () => {
    expect(placeBeside({ lat: 0, lng: 179.9, zoom: 3 }, 20, 0).lng).toBeLessThan(-170);
    expect(placeBeside({ lat: 84, lng: 0, zoom: 1 }, 0, -9999).lat).toBeLessThan(86);
  });

  it('stands in the middle of what a frame shows of it', () => {
    const [west = 0, south = 0, east = 0, north = 0] = boxAround(ankara, 600, 360).split(',').map(Number);
    expect((west + east) / 2).toBeCloseTo(ankara.lng, 4);
    expect((south + north) / 2).toBeCloseTo(ankara.lat, 3);
    expect(((east - west) * 256 * 2 ** 13) / 360).toBeCloseTo(576, 0);
  });
});

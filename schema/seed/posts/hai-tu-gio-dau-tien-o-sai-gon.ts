import type { SeedPost } from '../types'

export const post: SeedPost = {
  id: 'post-hai-tu-gio-dau-tien-o-sai-gon',
  slug: 'hai-tu-gio-dau-tien-o-sai-gon',
  titleVi: 'Hai mươi tư giờ đầu tiên ở Sài Gòn',
  titleEn: 'Your first 24 hours in Ho Chi Minh City',
  summaryVi:
    'Từ cửa ga Tân Sơn Nhất đến vòng đi bộ buổi tối: gọi xe, qua đường, giữ tiền, giữ điện thoại, đi metro và ba bữa đầu tiên để làm quen với Sài Gòn.',
  summaryEn:
    'From the arrivals kerb at Tan Son Nhat to an evening walk by the river: rides, cash, SIM cards, crossing the road, the new metro and three meals to find your feet.',
  coverImage: '@assets/art/post-hai-tu-gio-dau-tien-o-sai-gon',
  tags: ['Sài Gòn', 'Bến Thành', 'Tân Sơn Nhất', 'Cơm tấm'],
  publishedAt: '2025-11-22T03:15:00.000Z',
  contentPillar: 'practical-travel',
  readingTimeMinutes: 4,
  destinationSlug: 'ho-chi-minh-city',
  featured: false,
  bodyVi: `Cửa kính ga đến mở ra, và Sài Gòn ập vào người trước khi kịp nhìn thấy nó: hơi nóng ẩm, mùi xăng pha mùi cà phê, một trăm người cùng giơ điện thoại tìm nhau. Ai lần đầu tới cũng khựng lại chừng ba giây. Không sao. Thành phố này nhanh với mọi người nhưng rất ít khi khó với ai. Đây là những điều tôi vẫn nhắn cho bạn bè trước chuyến bay đầu tiên vào Nam, và cho mấy người bà con ở nước ngoài lâu năm mới về.

## Từ Tân Sơn Nhất vào phố

Sân bay nằm ngay trong lòng thành phố, cách Bến Thành chừng bảy cây số. Bảy cây số ấy mất hai mươi lăm phút lúc nửa đêm và hơn một tiếng vào giờ tan tầm. Khách quốc tế ra ga T2; khách nội địa xem kỹ vé là T1 hay T3, vì ga T3 mới mở năm 2025 có lối vào riêng.

Tiện nhất là đặt xe bằng ứng dụng – Grab, Xanh SM hoặc be – rồi ra đúng làn đón xe ghi trên máy. Giá hiện sẵn, về khu trung tâm thường khoảng 120.000 đến 200.000 đồng, cộng thêm phí cổng sân bay. Thích taxi thì chọn Vinasun (trắng) hoặc Mai Linh (xanh lá) ở quầy điều xe, đừng theo người chèo kéo trong sảnh. Đi một mình, hành lý gọn, có xe buýt 152 về phía Bến Thành, rẻ mà có máy lạnh.

## Tiền và điện thoại

![Hai tờ tiền cùng tông xanh, một tờ nhiều số không hơn](@assets/art/spot-banknotes)

Hai tờ dễ nhầm nhất là 20.000 và 500.000: cùng tông xanh, cùng chất polymer, dưới ánh đèn đường vàng vọt trông như chị em. Người Sài Gòn chính gốc cũng từng trả nhầm. Mẹo của tôi là tờ 500.000 để hẳn một ngăn riêng, tiền lẻ để túi trước. Quán xá bây giờ hầu hết dán mã QR, nhưng xe nước mía, gánh hàng rong và chợ vẫn quen tiền mặt. Cần rút tiền thì dùng ATM đặt trong ngân hàng hay trung tâm thương mại; thẻ nước ngoài thường bị giới hạn vài triệu mỗi lần và mất phí, nên rút ít lần thôi.

Người ở xa về có thể cài eSIM từ nhà, hoặc mua SIM du lịch ở quầy Viettel, VinaPhone, MobiFone ngay sảnh đến; nhớ đưa hộ chiếu để đăng ký chính chủ. Có mạng rồi, giữ máy cho chặt. Đứng sát mép đường mà cầm hờ điện thoại dò bản đồ là mời người ta giật. Lùi vào trong, tựa lưng vào tường, xem xong hãy đi.

## Qua đường

Khách nước ngoài sợ màn này nhất, dân tỉnh lên cũng không ít người toát mồ hôi. Nguyên tắc chỉ có một: đi chậm và đều. Xe máy không dừng cho bạn, họ tính đường vòng qua bạn, nên đừng chạy, đừng khựng, nhất là đừng bước lùi. Nhìn về phía dòng xe, đưa nhẹ tay ra, bước từng bước. Với ô tô và xe buýt thì khác: chờ họ qua hẳn rồi mới đi.

> Cứ coi mình là hòn đá giữa suối. Nước tự biết chảy vòng.

## Ba bữa để làm quen

**Bữa sáng: cơm tấm.** Ở nhiều nơi cơm là chuyện của buổi trưa; ở đây bảy giờ sáng đã nghe mùi sườn nướng than bay khắp hẻm. Kêu một dĩa sườn bì chả, thêm trứng ốp la, chan nước mắm ngọt pha sệt, ăn bằng muỗng và nĩa.

**Bữa trưa: hủ tiếu Nam Vang.** Gọi tô nước hay tô khô đều được. Tô khô có chén nước lèo riêng, sợi dai, thịt bằm, gan, tôm, rắc tỏi phi, bẻ thêm cọng cần tàu.

![Ổ bánh mì kẹp thịt, dưa leo, rau ngò](@assets/art/spot-banh-mi)

**Bữa xế: bánh mì.** Mua ở xe đẩy đông người xếp hàng, ăn ngay khi vỏ còn giòn. Uống kèm ly cà phê sữa đá, rồi hiểu vì sao người ta ngồi được cả buổi trên chiếc ghế nhựa thấp tè.

## Metro chiều, đi bộ tối

Khoảng bốn giờ, nắng dịu, tôi hay rủ khách đi metro số 1. Tuyến Bến Thành – Suối Tiên mở từ tháng 12 năm 2024, chưa nối tới sân bay nhưng là cách ngắm thành phố vừa mát vừa rẻ: ba ga đầu chạy ngầm, qua Ba Son thì tàu trồi lên cao, thấy kênh rạch, Landmark 81 rồi sông Sài Gòn ở đoạn Thảo Điền. Đi vài ga rồi quay lại, vé mỗi lượt chỉ từ vài nghìn đến khoảng hai chục nghìn.

Xuống ga Nhà hát Thành phố lúc đèn vừa lên. Nhà thờ Đức Bà còn quây giàn giáo trùng tu, nhưng Bưu điện kế bên vẫn đẹp, còn đường sách Nguyễn Văn Bình thì mát và yên. Xuôi Đồng Khởi ra phố đi bộ Nguyễn Huệ, xem tụi nhỏ trượt patin, người lớn ngồi bệt uống trà, rồi ra bến Bạch Đằng hứng gió sông.

Mười giờ đêm, chân mỏi, áo khô mồ hôi. Sáng mai bạn sẽ tự qua đường, không cần ai nắm tay. Còn đi đâu tiếp, đã có trang [TP. Hồ Chí Minh](/where-to-go/ho-chi-minh-city) và mục [lên kế hoạch chuyến đi](/plan-your-trip).
`,
  bodyEn: `The glass doors slide open and the city reaches you before you’ve seen any of it: wet heat, petrol mixed with coffee, a hundred people holding up phones to find each other. Everyone freezes for about three seconds. That’s fine. Ho Chi Minh City – still Saigon to most people who live here – is fast with everybody and difficult with almost nobody. This is what I send to friends before they land.

## From Tan Son Nhat into town

The airport sits inside the city, about seven kilometres from Ben Thanh Market. That takes twenty-five minutes at midnight and more than an hour at rush hour. International flights use Terminal 2. If you’re flying in from elsewhere in Vietnam, note whether it’s T1 or T3, because T3, opened in 2025, has its own approach road.

The easiest ride is by app: Grab, Xanh SM (electric cars) or be. The fare is fixed on screen, usually around 120,000–200,000 VND to the centre plus a small airport gate fee, and the app tells you which pick-up lane to walk to. For a taxi, use the ranks of Vinasun (white) or Mai Linh (green) and ignore anyone who approaches you in the hall. Travelling light? Bus 152 heads towards Ben Thanh, cheap and air-conditioned.

## Cash, cards and a signal

![Two blue banknotes that look alike, one with more zeros](@assets/art/spot-banknotes)

Learn two banknotes before you leave the airport: the 20,000 and the 500,000. Both are blue, both are plastic, and by the light of a motorbike dashboard they look like sisters, one of them worth twenty-five times the other. Locals mix them up too. I keep 500,000s in a separate pocket.

Hotels and better restaurants take cards, but street stalls and markets want cash (the QR codes you’ll see everywhere are mostly tied to Vietnamese banks). Use ATMs inside banks or shopping malls. Expect a fee and a limit of a few million VND per withdrawal.

Set up an eSIM before you fly, or buy a tourist SIM from the Viettel, VinaPhone or MobiFone counters in arrivals; bring your passport, as registration is required. Then hold on to the phone. Standing at the kerb with a map open in a loose hand is how phones get snatched from passing motorbikes. Step back, put a wall behind you, look, then walk.

## Crossing the street

There is one rule: slow and steady. The motorbikes won’t stop for you, but they are already calculating a path around you, and the sum only works if you keep your pace. Don’t run, don’t freeze and above all don’t step backwards. Face the traffic, lower a hand slightly in front of you, and go. Cars and buses are different. Let them pass.

> Be the stone in the stream. The water knows what to do.

## Three meals to find your feet

**Breakfast: cơm tấm.** Broken rice, once the cheap grain left over from milling, now the city’s proudest plate. By seven in the morning the smoke of pork chops over charcoal is drifting down the alleys. Ask for sườn bì chả – chop, shredded pork skin, steamed egg meatloaf – with a fried egg, and spoon over the sweet fish sauce.

**Lunch: hủ tiếu Nam Vang.** A noodle soup with Cambodian and Chinese roots: chewy rice noodles, minced pork, liver, prawns, fried garlic. Order it khô (“dry”) and the broth comes in its own small bowl.

![A bánh mì filled with meat, cucumber and coriander](@assets/art/spot-banh-mi)

**Mid-afternoon: bánh mì.** Find a cart with a queue and eat while the crust still shatters. Add a cà phê sữa đá, strong coffee over condensed milk and ice, and you’ll see how people can spend half a day on a plastic stool.

## Metro at four, a walk after dark

Around four, when the sun softens, ride Metro Line 1. It opened in December 2024 and runs from Ben Thanh to Suoi Tien. It doesn’t serve the airport, but it’s the coolest and cheapest sightseeing in town. After three underground stations the train climbs into daylight past Ba Son, over canals, past the Landmark 81 tower and across the Saigon River near Thao Dien. Go a few stops and come back; a ride costs from a few thousand to around 20,000 VND.

Get off at the Opera House station as the lights come on. Notre-Dame Cathedral is still behind scaffolding, but the Central Post Office beside it is as handsome as ever, and Nguyen Van Binh, the book street next door, is leafy and calm. Stroll down Dong Khoi to Nguyen Hue, the pedestrian boulevard, where children skate and families sit on the paving with iced tea. Finish at Bach Dang wharf, in the breeze off the river.

By ten your feet ache and your shirt has dried. Tomorrow you’ll cross the road without holding anyone’s hand. For what comes next, see our [Ho Chi Minh City guide](/where-to-go/ho-chi-minh-city) or start to [plan your trip](/plan-your-trip).
`,
  highlightsVi: [
    'Dĩa cơm tấm sườn bì chả lúc bảy giờ sáng, khói than còn vương đầu hẻm',
    'Metro số 1 trồi lên khỏi lòng đất sau ga Ba Son, nhìn ra sông Sài Gòn',
    'Bưu điện Thành phố và đường sách Nguyễn Văn Bình khi đèn vừa lên',
    'Phố đi bộ Nguyễn Huệ và gió sông ở bến Bạch Đằng',
    'Bài học qua đường: chậm, đều, không lùi',
  ],
  highlightsEn: [
    'A plate of charcoal-grilled cơm tấm at seven in the morning',
    'Metro Line 1 rising into daylight after Ba Son, with the river ahead',
    'The Central Post Office and the book street at lighting-up time',
    'Families on Nguyen Hue boulevard, then the river breeze at Bach Dang wharf',
    'Learning to cross the road: slow, steady, never backwards',
  ],
  travelTipsVi: [
    'Tránh hẹn từ 7–9 giờ sáng và 4 giờ rưỡi–7 giờ tối nếu phải băng qua thành phố hoặc ra sân bay.',
    'Cất riêng tờ 500.000, để sẵn tiền 10.000–50.000 cho hàng rong và xe ôm.',
    'Mưa Sài Gòn thường đổ nhanh vào buổi chiều từ tháng 5 đến tháng 11: mang áo mưa mỏng, chờ nửa tiếng là tạnh.',
    'Kiểm tra biển số trước khi lên xe công nghệ; đi xe máy nhớ cài quai nón bảo hiểm.',
    'Đeo túi chéo về phía trong lề, không cầm điện thoại sát mép đường.',
  ],
  travelTipsEn: [
    'Avoid crossing town, or heading to the airport, between 7 and 9 am and 4:30 and 7 pm.',
    'Keep 500,000 notes apart and a stock of 10,000–50,000s for stalls and short rides.',
    'From May to November rain tends to fall hard in the afternoon and stop within the hour; carry a thin poncho.',
    'Match the number plate before you get into an app car, and buckle the helmet on a motorbike.',
    'Wear your bag on the side away from the road and keep your phone away from the kerb.',
  ],
}
